import { type Call, codes, type Envelope } from "@tradewind/contracts";
import { Result } from "effect";
import type { Clock } from "../clock/clock.ts";
import type { Core } from "../core.ts";
import { ConnectionDropped, isCarriedOut, spoiledAnswer } from "../faults/spoil-answer.ts";
import type { Answer } from "./answer.ts";
import { fieldsOf } from "./fields.ts";
import { type Language, languageOf } from "./language.ts";
import { say } from "./messages.ts";
import type { Route } from "./route.ts";

/** Answers one request to a call: carry it out, log it, and let the faults have their way. */
export const respond = async (core: Core, route: Route, request: Request): Promise<Response> => {
	const { call } = route;
	const fields = await fieldsOf(call, request);
	if (core.cutOff.has(request)) throw new ConnectionDropped();
	const fault = core.httpFaults.take(call);
	const answer = isCarriedOut(fault) ? carryOut(core, route, fields, request) : undefined;
	core.requestLog.add({
		at: core.clock.now(),
		call: call.id,
		executed: answer !== undefined,
		outcome: fault?.drop ? "dropped" : (fault?.status ?? fault?.code ?? answer?.code ?? codes.refused),
	});
	if (fault?.drop) core.cutOff.remember(request);
	if (fault?.delayMs) await passing(core.clock, fault.delayMs);
	return spoiledAnswer(fault, answer) ?? Response.json(bodyOf(call, answer));
};

const carryOut = (core: Core, { call, answer }: Route, fields: unknown, request: Request): Envelope => {
	core.settle();
	const language = languageOf(request.headers.get("lang"));
	const token = call.access === "session" ? request.headers.get("authorization") : undefined;
	return written(answer(fields, { language, customer: core.sessions.holder(token) }), language);
};

const written = (answer: Answer<unknown>, language: Language): Envelope => {
	if (Result.isSuccess(answer)) {
		const { data, message } = answer.success;
		return { code: codes.success, msg: say(message, language), data };
	}
	const { message, facts } = answer.failure;
	const code = message === "session invalid" ? codes.invalidSession : codes.refused;
	return { code, msg: say(message, language, facts), data: null };
};

const bodyOf = (call: Call, answer: Envelope | undefined): unknown =>
	call.replies === "plain" && answer?.code === codes.success ? answer.data : answer;

const passing = (clock: Clock, ms: number): Promise<void> =>
	new Promise((resolve) => {
		clock.after(ms, resolve);
	});
