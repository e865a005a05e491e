import { Result } from "effect";
import type { Facts, MessageName } from "./messages.ts";

/** The platform says no: nothing was done. */
export interface Refusal {
	readonly message: MessageName;
	readonly facts?: Facts;
}

export interface Reply<Data> {
	readonly data: Data;
	readonly message: MessageName;
}

export type Answer<Data> = Result.Result<Reply<Data>, Refusal>;

export const reply = <Data>(data: Data, message: MessageName = "done"): Answer<Data> =>
	Result.succeed({ data, message });

export const refuse = (message: MessageName, facts?: Facts): Result.Result<never, Refusal> =>
	Result.fail(facts ? { message, facts } : { message });
