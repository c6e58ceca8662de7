/** Each step brings the schema from its index to the next `user_version`. Steps are only ever appended. */
export const migrations: readonly string[] = [
  `CREATE TABLE shipment_overlay (
     id TEXT PRIMARY KEY,
     ref_numbers TEXT,
     tags TEXT,
     tracking TEXT CHECK (tracking IN ('stopped', 'resumed')),
     tracking_at INTEGER
   ) STRICT;
   CREATE TABLE container_overlay (
     id TEXT PRIMARY KEY,
     ref_numbers TEXT,
     tags TEXT
   ) STRICT;`,
  `CREATE TABLE seeded (
     what TEXT PRIMARY KEY
   ) STRICT;
   CREATE TABLE party (
     id TEXT PRIMARY KEY,
     company_name TEXT NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE custom_definition (
     id TEXT PRIMARY KEY,
     entity_type TEXT NOT NULL,
     slug TEXT NOT NULL,
     name TEXT NOT NULL,
     data_type TEXT NOT NULL,
     description TEXT,
     reference_type TEXT,
     validation TEXT,
     default_format TEXT,
     default_value TEXT,
     created_at INTEGER NOT NULL,
     updated_at INTEGER NOT NULL,
     UNIQUE (entity_type, slug)
   ) STRICT;
   CREATE TABLE custom_option (
     id TEXT PRIMARY KEY,
     definition_id TEXT NOT NULL REFERENCES custom_definition ON DELETE CASCADE,
     label TEXT NOT NULL,
     value TEXT NOT NULL,
     position INTEGER NOT NULL,
     UNIQUE (definition_id, value)
   ) STRICT;
   CREATE TABLE custom_value (
     entity_id TEXT NOT NULL,
     definition_id TEXT NOT NULL REFERENCES custom_definition ON DELETE CASCADE,
     value TEXT,
     PRIMARY KEY (entity_id, definition_id)
   ) STRICT;
   CREATE INDEX custom_value_definition ON custom_value (definition_id);
   ALTER TABLE container_overlay ADD COLUMN refreshed_at INTEGER;`,
  `CREATE TABLE tracking_request (
     sequence INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     request_type TEXT NOT NULL CHECK (request_type IN ('bill_of_lading', 'booking', 'container')),
     request_number TEXT NOT NULL,
     scac TEXT,
     customer_id TEXT REFERENCES party,
     ref_numbers TEXT NOT NULL,
     tags TEXT NOT NULL,
     initial_fields TEXT NOT NULL,
     attempt INTEGER NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE tracking_request_overlay (
     id TEXT PRIMARY KEY,
     ref_numbers TEXT NOT NULL,
     changed_at INTEGER NOT NULL
   ) STRICT;`,
  `CREATE TABLE webhook (
     id TEXT PRIMARY KEY,
     url TEXT NOT NULL,
     secret TEXT NOT NULL,
     active INTEGER NOT NULL,
     events TEXT NOT NULL,
     headers TEXT NOT NULL,
     origin TEXT NOT NULL,
     since INTEGER NOT NULL,
     failures INTEGER NOT NULL,
     created_at INTEGER NOT NULL,
     updated_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE webhook_cursor (
     one INTEGER PRIMARY KEY CHECK (one = 1),
     computed_until INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE webhook_notification (
     sequence INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     webhook_id TEXT NOT NULL REFERENCES webhook ON DELETE CASCADE,
     event TEXT NOT NULL,
     lane TEXT NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed')),
     attempts INTEGER NOT NULL,
     due_at INTEGER,
     created_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE webhook_payload (
     notification INTEGER PRIMARY KEY REFERENCES webhook_notification ON DELETE CASCADE,
     payload TEXT NOT NULL
   ) STRICT;
   CREATE INDEX webhook_notification_due ON webhook_notification (webhook_id, due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX webhook_notification_lane ON webhook_notification (webhook_id, lane, sequence)
     WHERE status = 'pending';
   CREATE INDEX webhook_notification_status ON webhook_notification (status, sequence);
   CREATE TABLE webhook_attempt (
     notification INTEGER NOT NULL REFERENCES webhook_notification ON DELETE CASCADE,
     number INTEGER NOT NULL,
     at INTEGER NOT NULL,
     milliseconds INTEGER NOT NULL,
     status INTEGER,
     error TEXT,
     answer TEXT,
     PRIMARY KEY (notification, number)
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE document_key (
     one INTEGER PRIMARY KEY CHECK (one = 1),
     secret BLOB NOT NULL
   ) STRICT;
   CREATE TABLE upload (
     id TEXT PRIMARY KEY,
     file_name TEXT NOT NULL,
     content_type TEXT NOT NULL,
     size INTEGER NOT NULL,
     checksum TEXT NOT NULL,
     hash TEXT,
     expires_at INTEGER NOT NULL,
     created_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE email_submission (
     id TEXT PRIMARY KEY,
     message TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     updated_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE document (
     sequence INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     name TEXT NOT NULL,
     source TEXT NOT NULL,
     file_name TEXT NOT NULL,
     content_type TEXT NOT NULL,
     size INTEGER NOT NULL,
     hash TEXT NOT NULL UNIQUE,
     document_type TEXT,
     document_type_manual TEXT,
     notes TEXT,
     extracted_manual TEXT,
     rotation INTEGER NOT NULL,
     email_id TEXT REFERENCES email_submission,
     work TEXT CHECK (work IN ('read', 'classify', 'extract')),
     attempts INTEGER NOT NULL,
     failure TEXT,
     created_at INTEGER NOT NULL,
     updated_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX document_work ON document (sequence) WHERE work IS NOT NULL;
   CREATE INDEX document_email ON document (email_id);
   CREATE TABLE document_representation (
     document_id TEXT PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
     id TEXT NOT NULL,
     schema_version TEXT NOT NULL,
     payload TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     updated_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE document_link (
     document_id TEXT NOT NULL REFERENCES document (id) ON DELETE CASCADE,
     entity_type TEXT NOT NULL CHECK (entity_type IN ('shipment', 'container')),
     entity_id TEXT NOT NULL,
     origin TEXT NOT NULL CHECK (origin IN ('found', 'added', 'removed')),
     PRIMARY KEY (document_id, entity_type, entity_id)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE document_number (
     document_id TEXT NOT NULL REFERENCES document (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     value TEXT NOT NULL,
     PRIMARY KEY (document_id, name, value)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX document_link_entity ON document_link (entity_type, entity_id);`,
  `ALTER TABLE document ADD COLUMN backdated INTEGER NOT NULL DEFAULT 0;`,
  'ALTER TABLE shipment_overlay ADD COLUMN customer_id TEXT;',
];
