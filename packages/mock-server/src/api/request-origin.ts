/** What the host knows about a request. */
export interface RequestOrigin {
	/** The network address of the client. */
	readonly client: string;
}
