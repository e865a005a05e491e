import { problems, type Resolve, type Schema, type Side } from "./problems.ts";

/** OpenAPI or AsyncAPI, as `npm run contracts:generate` writes it. */
export type Document = Schema;

/**
 * What an app of the older contract, which stays open in browsers, cannot do any more with a platform of the newer one. Calls and
 * frames that are added, and fields that are added to answers, do not break it.
 */
export const breakingCalls = (older: Document, newer: Document): readonly string[] => {
	const now = new Map(callsOf(newer).map((call) => [call.name, call]));
	return callsOf(older).flatMap((before) => {
		const after = now.get(before.name);
		if (!after) return [`${before.name} is removed`];
		const facts =
			before.facts === after.facts ? [] : [`${before.name} is ${after.facts}, not ${before.facts}`];
		return [
			...facts,
			...problems(before.sent, after.sent, { at: `${before.name}: sent`, knowsAll: true }),
			...problems(after.answer, before.answer, { at: `${before.name}: answer`, knowsAll: false }),
		];
	});
};

/** The same for the frames of the socket. */
export const breakingFrames = (older: Document, newer: Document): readonly string[] => {
	const now = new Map(framesOf(newer).map((frame) => [frame.name, frame]));
	return framesOf(older).flatMap((before) => {
		const after = now.get(before.name);
		if (!after) return [`frame ${before.name} is removed`];
		const at = `frame ${before.name}`;
		return before.isSent
			? problems(before.payload, after.payload, { at, knowsAll: true })
			: problems(after.payload, before.payload, { at, knowsAll: false });
	});
};

interface Call {
	/** Method and path. */
	readonly name: string;
	/** Whether it may be repeated, and whether it needs a session. */
	readonly facts: string;
	readonly sent: Side;
	readonly answer: Side;
}

const callsOf = (document: Document): readonly Call[] => {
	const resolve = resolverOf(document);
	return entriesOf(document.paths).flatMap(([path, methods]) =>
		entriesOf(methods).map(([method, call]) => {
			const [[, body] = ["", {}]] = entriesOf(Object(call.requestBody).content);
			const [[, answer] = ["", {}]] = entriesOf(Object(Object(call.responses)["200"]).content);
			const form = resolve(body.schema ?? {});
			return {
				name: `${method.toUpperCase()} ${path}`,
				facts: `a ${call["x-kind"]} ${Array.isArray(call.security) && call.security.length > 0 ? "with" : "without"} a session`,
				sent: { schema: withParameters(form, call.parameters, resolve), resolve },
				answer: { schema: answer.schema ?? {}, resolve },
			};
		}),
	);
};

/** Query, headers and form as one object: where a field is sent does not matter here. */
const withParameters = (form: Schema, parameters: unknown, resolve: Resolve): Schema => {
	const fields = (Array.isArray(parameters) ? parameters : []).map(resolve);
	const named = fields.map(({ name, schema }) => [String(name), schema] as const);
	const required = fields.filter((field) => field.required === true).map(({ name }) => name);
	return {
		...form,
		properties: { ...Object(form.properties), ...Object.fromEntries(named) },
		required: [...(Array.isArray(form.required) ? form.required : []), ...required],
	};
};

interface Frame {
	readonly name: string;
	/** By the app. */
	readonly isSent: boolean;
	readonly payload: Side;
}

const framesOf = (document: Document): readonly Frame[] => {
	const resolve = resolverOf(document);
	const messages = Object(Object(document.components).messages);
	return entriesOf(document.operations).map(([name, { action }]) => ({
		name,
		isSent: action === "receive",
		payload: { schema: Object(messages[name]).payload ?? {}, resolve },
	}));
};

const entriesOf = (value: unknown): readonly (readonly [string, Schema])[] =>
	Object.entries(Object(value ?? {}));

const resolverOf = (document: Document): Resolve => {
	const resolve: Resolve = (schema) => {
		const found = Object(schema);
		if (typeof found.$ref !== "string") return found;
		const path = found.$ref.replace("#/", "").split("/");
		return resolve(path.reduce((value: Schema, name: string) => Object(value[name]), document));
	};
	return resolve;
};
