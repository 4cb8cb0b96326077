/** The address under which others can open what we see. */
import { api } from './api';
import type { ServerInfo } from './protocol';

let info: ServerInfo | null = $state.raw(null);
let asked: Promise<ServerInfo> | null = null;

/** What the server says about itself, asked once. */
export async function serverInfo(): Promise<ServerInfo> {
  asked ??= api.server();
  try {
    info = await asked;
    return info;
  } catch (error) {
    asked = null;
    throw error;
  }
}

const isLocal = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** Addresses of this server for other devices; empty when only this machine can reach it. */
export function reachable(): string[] {
  if (!isLocal(location.hostname)) return [location.origin];
  return (info?.addresses ?? []).map((address) => address.replace(/\/+$/, '')).filter((address) => {
    const host = /^https?:\/\/(\[[^\]]*\]|[^:/]+)/.exec(address)?.[1] ?? '';
    return host !== '' && !isLocal(host);
  });
}

export function tableLink(table: string, base = reachable()[0] ?? location.origin): string {
  return `${base}/t/${table}`;
}

/** A link that shows a rule set, to be played or saved by whoever opens it. */
export function rulesLink(fragment: string): string {
  return `${reachable()[0] ?? location.origin}/rules#${fragment}`;
}
