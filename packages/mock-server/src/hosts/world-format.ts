/** The format of the files of worlds. It grows when the tables or the JSON of the entries change. */
export const formatVersion = 1;

/** The tables of the present format. An entry moves the place to itself. */
export const worldTables = `
CREATE TABLE entries (
	number INTEGER PRIMARY KEY AUTOINCREMENT,
	previous INTEGER NOT NULL,
	at INTEGER NOT NULL,
	input TEXT NOT NULL,
	drawn TEXT NOT NULL,
	outcome INTEGER,
	file BLOB
) STRICT;
CREATE TABLE place (number INTEGER NOT NULL, moment INTEGER NOT NULL) STRICT;
INSERT INTO place VALUES (0, 0);
CREATE TRIGGER entry_added AFTER INSERT ON entries BEGIN
	UPDATE place SET number = NEW.number, moment = NEW.at;
END;
`;

/** By a format, the SQL that brings it to the next one. */
export const upgraders: Readonly<Record<number, string>> = {};
