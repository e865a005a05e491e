import type { Call, WireInput } from "@tradewind/contracts";
import { Result, Schema } from "effect";
import type { Customer } from "../session/customer.ts";
import { type Answer, refuse } from "./answer.ts";
import { readAs } from "./fields.ts";
import type { Language } from "./language.ts";

/** What every answer may look at, besides the fields of its own call. */
export interface Asker {
	readonly language: Language;
	readonly customer: Customer | undefined;
}

/** A call of the contract and how the platform answers it. */
export interface Route {
	readonly call: Call;
	/** Reads the fields as the call wants them and answers. A reply that breaks the contract is a defect and throws. */
	readonly answer: (fields: unknown, asker: Asker) => Answer<unknown>;
}

interface Asked<Input> {
	readonly input: Input;
	readonly language: Language;
}

/** A call that anybody may make. */
export const publicRoute = <Input extends WireInput, Data>(
	call: Call<Input, Data>,
	answer: (asked: Asked<Input>) => Answer<Data>,
): Route => ({
	call,
	answer: (fields, { language }) =>
		Result.flatMap(readAs(call.input, fields), (input) => checked(call, answer({ input, language }))),
});

/** A call that only a signed-in customer may make. */
export const customerRoute = <Input extends WireInput, Data>(
	call: Call<Input, Data>,
	answer: (asked: Asked<Input> & { readonly customer: Customer }) => Answer<Data>,
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
