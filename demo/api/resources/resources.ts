import type { LiveCatalogue } from '../catalogue/live-catalogue';
import type { Shapes } from '../catalogue/shapes';
import type { Language } from '../common/language';
import type { Database } from '../database/database';
import type { Metrics } from '../http/metrics';
import type { OutboxWorker } from '../outbox/outbox-worker';
import type { Settings } from '../settings';

/** What the resources work with. */
export interface Resources {
  settings: Settings;
  database: Database;
  catalogue: LiveCatalogue;
  shapes: Readonly<Record<Language, Shapes>>;
  /** Folder of the banners' picture files. */
  bannerFolder: string;
  outboxWorker: OutboxWorker;
  metrics: Metrics;
  /** True once the process has been told to stop. */
  isStopping(): boolean;
}
