import { Schema } from "effect";
import { guess } from "../commands/nearest-name.ts";
import { readCommand } from "../commands/read-command.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { StateHandlers } from "./state-customer.ts";

/** What Pact's verifier sends before an interaction, and after it. */
const StateChange = Schema.Struct({
	action: Schema.optionalKey(Schema.Literals(["setup", "teardown"])),
	state: Schema.String,
	params: Schema.optionalKey(Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown))),
});

/**
 * Answers a request of Pact's verifier to set up a provider state with the values of the state, e.g. a token. A teardown does
 * nothing: every state begins with a reset. 400 names the field that does not fit, 409 the reason why the state can't be reached.
 */
export const provideState = async (request: Request, states: StateHandlers): Promise<Response> => {
	try {
		const { action = "setup", state, params } = readCommand(StateChange, await bodyOf(request));
		const reach = states[state];
		if (!reach)
			throw new ControlRefused(
				"state",
				`there is no provider state "${state}"${guess(state, Object.keys(states))}`,
			);
		if (action === "teardown") return Response.json({});
		return Response.json(await reach(textsOf(params ?? {})));
	} catch (error) {
		if (error instanceof ControlRefused)
			return Response.json({ field: error.field, msg: error.message }, { status: 400 });
		return Response.json({ msg: error instanceof Error ? error.message : String(error) }, { status: 409 });
	}
};

const bodyOf = async (request: Request): Promise<unknown> => {
	try {
		return await request.json();
	} catch {
		throw new ControlRefused("body", "is not JSON");
	}
};

const textsOf = (params: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
	Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
