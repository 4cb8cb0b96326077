/** How quickly a bot plays, as the server takes it. */
import type { Pace } from './protocol';

export const PACES: readonly Pace[] = ['quick', 'normal', 'slow'];
