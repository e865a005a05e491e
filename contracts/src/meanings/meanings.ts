/**
 * What a record and its fields mean, for people. A field of a record in a record, or in the rows of a list, has both names:
 * `ForexQuotations.Close`. Only the generated documents and the help of the platform import these texts: they are not part of
 * the app.
 */
interface Meaning {
	/** Of the whole record. The input and the reply of a call need none: the call has its summary. */
	readonly about?: string;
	readonly fields?: Readonly<Record<string, string>>;
}

/** By the identifier of a schema, the id of a call (its input), or the id of a call and "reply" (a reply without an identifier). */
export type Meanings = Readonly<Record<string, Meaning>>;
