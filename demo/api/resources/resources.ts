import type { LiveCatalogue } from '../catalogue/live-catalogue';
import type { Serializer } from '../catalogue/serializer';
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
  serializers: Readonly<Record<Language, Serializer>>;
  /** Folder of the banners' picture files. */
  bannerFolder: string;
  outboxWorker: OutboxWorker;
  metrics: Metrics;
  /** True once the process has been told to stop. */
  isStopping(): boolean;
}
