import { type Call, codes } from "@tradewind/contracts";
import { Result } from "effect";
import type { HttpFault } from "../faults/http-faults.ts";
import type { World } from "../world.ts";
import type { Answer } from "./answer.ts";
import { fieldsOf } from "./fields.ts";
import { languageOf } from "./language.ts";
import { say } from "./messages.ts";
import type { Route } from "./route.ts";

/** The connection was cut without an answer. Hosts turn it into a broken connection. */
export class ConnectionDropped extends Error {
	override readonly name = "ConnectionDropped";
	override readonly message = "The connection was dropped";
}

/** Answers one request to a call: log it, carry it out, and let the faults have their way. */
export const respond = async (world: World, route: Route, request: Request): Promise<Response> => {
	const { call } = route;
	const fields = await fieldsOf(call, request);
	const fault = world.httpFaults.take(call);
	const executed = isExecuted(fault);
	const language = languageOf(request.headers.get("lang"));
	const answered = executed ? answerOf(world, route, fields, request) : undefined;
	const response = answered ? written(call, answered, language) : undefined;
	const outcome = fault?.drop ? "dropped" : (fault?.status ?? fault?.code ?? response?.code ?? codes.refused);
	world.requestLog.add({ at: world.clock.now(), call: call.id, outcome, executed });
	if (fault?.delayMs) await passing(world, fault.delayMs);
	if (fault?.drop) throw new ConnectionDropped();
	if (fault?.status !== undefined) return new Response(fault.msg ?? "", { status: fault.status });
	if (fault?.code !== undefined)
		return Response.json({ code: fault.code, msg: fault.msg ?? "", data: response?.data ?? null });
	return Response.json(
		call.replies === "plain" && response?.code === codes.success ? response.data : response,
	);
};

const isExecuted = (fault: HttpFault | undefined): boolean => {
	if (!fault) return true;
	if (fault.drop) return fault.drop === "after executing";
	return fault.executes ?? (fault.status === undefined && fault.code === undefined);
};

const answerOf = (world: World, { call, answer }: Route, fields: unknown, request: Request) => {
	world.settle();
	const customer = world.sessions.holder(request.headers.get("authorization"));
	return answer(fields, {
		language: languageOf(request.headers.get("lang")),
		customer: call.access === "session" ? customer : undefined,
	});
};

const written = (_: Call, answer: Answer<unknown>, language: ReturnType<typeof languageOf>) => {
	if (Result.isSuccess(answer)) {
		const { data, message } = answer.success;
		return { code: codes.success, msg: say(message, language), data };
	}
	const { message, facts } = answer.failure;
	const code = message === "session invalid" ? codes.invalidSession : codes.refused;
	return { code, msg: say(message, language, facts), data: null };
};

const passing = (world: World, ms: number): Promise<void> =>
	new Promise((resolve) => {
		world.clock.after(ms, resolve);
	});
