/** Requests to the server; every error is a Problem. */
import type {
  ClaimWanted,
  FinishedFound,
  FinishedWanted,
  GameInfo,
  OpenTable,
  Problem,
  Replay,
  Review,
  Rulebook,
  RulesFound,
  RulesWanted,
  SeatGiven,
  SeatWanted,
  ServerInfo,
  Shared,
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
/** For what makes a server work: others may be before us. */
const LONG_PATIENCE = 60_000;
const REVIEW_PATIENCE = 300_000;

/** Forms and plain texts are no requests, whoever sends them: what asks for a change is JSON, even where it has no body. */
const JSON_SENT = { 'content-type': 'application/json' };

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && typeof (body as Problem).code === 'string';
}

async function ask<T>(path: string, init: RequestInit, read: (answer: Response) => Promise<T>, patience = PATIENCE): Promise<T> {
  let answer: Response;
  let found: unknown;
  try {
    answer = await fetch(`/api${path}`, { ...init, signal: AbortSignal.timeout(patience) });
    found = answer.ok ? await read(answer) : await answer.json().catch(() => null);
  } catch {
    throw new ApiError({ code: 'web-no-answer' }, 0);
  }
  if (answer.ok) return found as T;
  throw new ApiError(isProblem(found) ? found : { code: 'web-server-failed' }, answer.status);
}

function request<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const read = (answer: Response): Promise<T> => answer.json().catch(() => null) as Promise<T>;
  if (body === undefined) return ask(path, { headers }, read);
  return ask(path, { method: 'POST', headers: JSON_SENT, body: JSON.stringify(body) }, read);
}

/** What is at the end of a link that was shared. */
const shared = (id: string): string => `/shared/${encodeURIComponent(id)}`;
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

const of = (deal: number, lang: string): URLSearchParams => new URLSearchParams({ deal: String(deal), lang });
const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

async function fileOf(answer: Response): Promise<File> {
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'stolik.stolik';
  return new File([await answer.blob()], name, { type: 'text/plain' });
}

export const api = {
  server: () => request<ServerInfo>('/server'),
  games: () => request<GameInfo[]>('/games'),
  findRules: (wanted: RulesWanted) => request<RulesFound>('/rule-sets', wanted),
  rulebook: (rules: string, lang: string) => request<Rulebook>(`/rules?${new URLSearchParams({ rules, lang })}`),
  openTable: (wanted: TableWanted) => request<SeatGiven>('/tables', wanted),
  /** With the token of a seat it has its picture also where nobody else looks on. */
  table: (id: string, token = '') => request<TableNow>(table(id), undefined, token === '' ? {} : bearer(token)),
  openTables: () => request<OpenTable[]>('/open-tables'),
  sit: (id: string, wanted: SeatWanted) => request<SeatGiven>(`${table(id)}/seats`, wanted),
  finished: (wanted: FinishedWanted) => request<FinishedFound>('/finished', wanted),
  replay: (id: string, token: string, deal: number, lang: string) =>
    ask<Replay>(`${table(id)}/replay?${of(deal, lang)}`, { headers: bearer(token) }, (answer) => answer.json(), LONG_PATIENCE),
  replayFile: (file: Blob, deal: number, lang: string) =>
    ask<Replay>(`/replays?${of(deal, lang)}`, { method: 'POST', body: file }, (answer) => answer.json(), LONG_PATIENCE),
  review: (id: string, token: string, lang: string) =>
    ask<Review>(`${table(id)}/review?${new URLSearchParams({ lang })}`, { headers: bearer(token) }, (answer) => answer.json(), REVIEW_PATIENCE),
  reviewFile: (file: Blob, lang: string) =>
    ask<Review>(`/reviews?${new URLSearchParams({ lang })}`, { method: 'POST', body: file }, (answer) => answer.json(), REVIEW_PATIENCE),
  sharedReview: (id: string, lang: string) =>
    ask<Review>(`${shared(id)}/review?${new URLSearchParams({ lang })}`, {}, (answer) => answer.json(), REVIEW_PATIENCE),
  record: (id: string, token: string) => ask(`${table(id)}/record`, { headers: bearer(token) }, fileOf),
  share: (id: string, token: string) =>
    ask<Shared>(`${table(id)}/share`, { method: 'POST', headers: { ...JSON_SENT, ...bearer(token) } }, (answer) => answer.json()),
  unshare: (id: string, token: string) =>
    ask<void>(`${table(id)}/share`, { method: 'DELETE', headers: bearer(token) }, () => Promise.resolve()),
  sharedReplay: (id: string, deal: number, lang: string) =>
    ask<Replay>(`${shared(id)}/replay?${of(deal, lang)}`, {}, (answer) => answer.json(), LONG_PATIENCE),
  sharedRecord: (id: string) => ask(`${shared(id)}/record`, {}, fileOf),
  claim: (id: string, wanted: ClaimWanted) => request<SeatGiven>(`${table(id)}/claims`, wanted),
};

/** The problem of whatever was thrown by a request. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  throw error;
}
