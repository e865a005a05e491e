import type { Call, WireInput } from "@tradewind/contracts";
import { Result, Schema } from "effect";
import type { Customer } from "../session/customer.ts";
import { type Answer, refuse } from "./answer.ts";
import { readAs } from "./fields.ts";
import type { Language } from "./language.ts";

/** The caller of a request. */
export interface Caller {
	readonly language: Language;
	readonly customer: Customer | undefined;
}

/** A call of the contract and its answer. */
export interface Route {
	readonly call: Call;
	/** Reads the fields by the contract and answers. Throws if the reply breaks the contract. */
	readonly answer: (fields: unknown, caller: Caller) => Answer<unknown>;
}

interface Request<Input> {
	readonly input: Input;
	readonly language: Language;
	/** `undefined` for a visitor. */
	readonly customer: Customer | undefined;
}

/** A call that needs no session. */
export const publicRoute = <Input extends WireInput, Data>(
	call: Call<Input, Data>,
	answer: (request: Request<Input>) => Answer<Data>,
): Route => ({
	call,
	answer: (fields, { language, customer }) =>
		Result.flatMap(readAs(call.input, fields), (input) =>
			checked(call, answer({ input, language, customer })),
		),
});

/** A call that only a signed-in customer may make. */
export const customerRoute = <Input extends WireInput, Data>(
	call: Call<Input, Data>,
	answer: (request: Request<Input> & { readonly customer: Customer }) => Answer<Data>,
): Route => ({
	call,
	answer: (fields, { language, customer }) =>
		customer
			? Result.flatMap(readAs(call.input, fields), (input) =>
					checked(call, answer({ input, language, customer })),
				)
			: refuse("session invalid"),
});

const checked = <Input extends WireInput, Data>(
	call: Call<Input, Data>,
	answer: Answer<Data>,
): Answer<Data> => {
	if (Result.isSuccess(answer)) Schema.encodeUnknownSync(call.reply)(answer.success.data);
	return answer;
};
