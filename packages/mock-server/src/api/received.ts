/** What the platform reads of a request besides its fields. */
export interface Received {
	readonly url: string;
	readonly headers: Pick<Headers, "get">;
}
