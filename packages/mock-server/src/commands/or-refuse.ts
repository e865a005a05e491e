import { Result } from "effect";
import type { Refusal } from "../api/answer.ts";
import { wordsIn } from "../words/words.ts";
import { ControlRefused } from "./refused.ts";

/** What a call of a customer gives; if it is refused, so is the command, with the words that the customer would read. */
export const orRefuse = <Given>(field: string, result: Result.Result<Given, Refusal>): Given => {
	if (Result.isSuccess(result)) return result.success;
	const { message, facts } = result.failure;
	throw new ControlRefused(field, wordsIn("en", message, facts));
};
