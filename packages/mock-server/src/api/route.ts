import type { Call, WireInput } from "@tradewind/contracts";
import type { LanguageCode } from "@tradewind/domain/site";
import { Result, Schema } from "effect";
import type { Customer } from "../customers/customer.ts";
import { type Answer, refuse } from "./answer.ts";
import { readAs, UploadedFile } from "./fields.ts";

/** The caller of a request. A public call has a customer too, if it carries a valid token. */
export interface Caller {
	readonly language: LanguageCode;
	/** `undefined` for a visitor. */
	readonly customer: Customer | undefined;
	/** The company that the customer has chosen in company mode. */
	readonly companyId: number | undefined;
	/** Identifies a later request for an uploaded file. */
	readonly viewer: string;
	/** The network address of the client; empty without a network. */
	readonly client: string;
	/** The owner of the share that the call uses. */
	readonly owner: string;
	/** The token of the request; empty without one. */
	readonly token: string;
}

/** A call of the contract and its answer. */
export interface Route {
	readonly call: Call;
	/** Reads the fields by the contract and answers. Throws if the reply breaks the contract. */
	readonly answer: (fields: unknown, caller: Caller) => Answer<unknown> | Promise<Answer<unknown>>;
	/** The reply names uploaded pictures, which the browser of the session then requests. */
	readonly namesUploads?: true;
}

/** A route whose reply names uploaded pictures. */
export const namingUploads = (route: Route): Route => ({ ...route, namesUploads: true });

interface Request<Input> extends Caller {
	readonly input: Input;
}

/** A call that needs no session. */
export const publicRoute = <Input extends WireInput, Data>(
	call: Call<Input, Data>,
	answer: (request: Request<Input>) => Answer<Data>,
): Route => ({
	call,
	answer: (fields, caller) =>
		Result.flatMap(readAs(call.input, fields), (input) => checked(call, answer({ input, ...caller }))),
});

/** A call that only a signed-in customer may make. */
export const customerRoute = <Input extends WireInput, Data>(
	call: Call<Input, Data>,
	answer: (request: Request<Input> & { readonly customer: Customer }) => Answer<Data>,
): Route => ({
	call,
	answer: (fields, { customer, ...caller }) =>
		customer
			? Result.flatMap(readAs(call.input, fields), (input) =>
					checked(call, answer({ input, ...caller, customer })),
				)
			: refuse("session.invalid"),
});

/** A call whose answer takes time, such as the check of a signature. */
export const laterRoute = <Input extends WireInput, Data>(
	call: Call<Input, Data>,
	answer: (input: Input, caller: Caller) => Promise<Answer<Data>>,
): Route => ({
	call,
	answer: async (fields, caller) => {
		if (call.access === "session" && !caller.customer) return refuse("session.invalid");
		const input = readAs(call.input, fields);
		return Result.isSuccess(input)
			? checked(call, await answer(input.success, caller))
			: Result.fail(input.failure);
	},
});

/** A call with a file, which visitors may make, too. */
export const fileRoute = <Input extends WireInput, Data>(
	call: Call<Input, Data>,
	answer: (caller: Caller, file: UploadedFile | undefined) => Answer<Data>,
): Route => ({
	call,
	answer: (fields, caller) => checked(call, answer(caller, sentFile(fields))),
});

const sentFile = (fields: unknown): UploadedFile | undefined =>
	typeof fields === "object" && fields !== null && "file" in fields && fields.file instanceof UploadedFile
		? fields.file
		: undefined;

const checked = <Input extends WireInput, Data>(
	call: Call<Input, Data>,
	answer: Answer<Data>,
): Answer<Data> => {
	if (Result.isSuccess(answer)) Schema.encodeUnknownSync(call.reply)(answer.success.data);
	return answer;
};
