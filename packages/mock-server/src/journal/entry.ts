/** What came from outside and changed the world. */
export type Input = Begin | CallInput | ChatInput | ControlInput | SessionInput | Left;

/** A world begins: everything before it belongs to another one. */
export interface Begin {
	readonly is: "begin";
	readonly seed: string;
	/** The name of a scenario. */
	readonly scenario: string;
	/** The scenarios as data that it needs, in their order. */
	readonly loaded: readonly unknown[];
}

/** A call of the contract. Its file, if it sends one, is kept beside it. */
export interface CallInput {
	readonly is: "call";
	/** The id of the call. */
	readonly call: string;
	readonly url: string;
	readonly fields: Readonly<Record<string, string>>;
	/** The headers that the platform reads, by their names in lower case. */
	readonly headers: Readonly<Record<string, string>>;
	readonly client: string;
}

/** A message to the support. */
interface ChatInput {
	readonly is: "chat";
	readonly conversation: string;
	readonly text: string;
	readonly language: string;
	readonly client: string;
}

interface ControlInput {
	readonly is: "control";
	readonly command: string;
	/** JSON. */
	readonly body: unknown;
}

/** A session was used by a query, or was ended by the customer's socket. */
interface SessionInput {
	readonly is: "used" | "ended";
	readonly token: string;
}

/** Another world goes on. Nothing has changed, but time may have passed since the entry before. */
interface Left {
	readonly is: "left";
}

export interface NewEntry {
	/** The moment of the platform's clock. */
	readonly at: number;
	readonly input: Input;
	/** What the platform took from outside meanwhile, such as random tokens, in this order. */
	readonly drawn: readonly string[];
	/** The code of the answer to a call. */
	readonly outcome?: number | undefined;
	readonly file?: Uint8Array<ArrayBuffer> | undefined;
}

export interface Entry extends NewEntry {
	/** Counts the entries of a store. */
	readonly number: number;
}
