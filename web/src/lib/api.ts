/** Requests to the server; every error is a Problem. */
import type {
  ClaimWanted,
  GameInfo,
  Problem,
  Rulebook,
  RulesFound,
  RulesWanted,
  SeatGiven,
  SeatWanted,
  ServerInfo,
  TableNow,
  TableWanted,
} from './protocol';

/** A request that failed: why, and the status of the answer (0: there was none). */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code);
  }
}

const PATIENCE = 10_000;

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && typeof (body as Problem).code === 'string';
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { signal: AbortSignal.timeout(PATIENCE) };
  if (body !== undefined) {
    init.method = 'POST';
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  let found: unknown;
  try {
    answer = await fetch(`/api${path}`, init);
    found = await answer.json().catch(() => null);
  } catch {
    throw new ApiError({ code: 'web-no-answer' }, 0);
  }
  if (answer.ok) return found as T;
  throw new ApiError(isProblem(found) ? found : { code: 'web-server-failed' }, answer.status);
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  server: () => request<ServerInfo>('/server'),
  games: () => request<GameInfo[]>('/games'),
  findRules: (wanted: RulesWanted) => request<RulesFound>('/rule-sets', wanted),
  rulebook: (rules: string, lang: string) => request<Rulebook>(`/rules?${new URLSearchParams({ rules, lang })}`),
  openTable: (wanted: TableWanted) => request<SeatGiven>('/tables', wanted),
  table: (id: string) => request<TableNow>(table(id)),
  sit: (id: string, wanted: SeatWanted) => request<SeatGiven>(`${table(id)}/seats`, wanted),
  claim: (id: string, wanted: ClaimWanted) => request<SeatGiven>(`${table(id)}/claims`, wanted),
};

/** The problem of whatever was thrown by a request. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  throw error;
}
