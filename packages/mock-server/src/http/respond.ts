import { type Call, codes, type Envelope } from "@tradewind/contracts";
import type { LanguageCode } from "@tradewind/domain/site";
import { Result } from "effect";
import type { Answer } from "../api/answer.ts";
import { type Fields, fieldsOf } from "../api/fields.ts";
import { languageOf } from "../api/language.ts";
import type { Received } from "../api/received.ts";
import type { Route } from "../api/route.ts";
import type { Clock } from "../clock/clock.ts";
import { isNamed } from "../customers/accounts.ts";
import { applyFault, isExecuted } from "../faults/fault-response.ts";
import { withChanges } from "../faults/field-change.ts";
import type { HttpFault } from "../faults/http-faults.ts";
import { ownerOf } from "../safety/shares.ts";
import { companyIdOf } from "../site/companies.ts";
import { wordsIn } from "../words/words.ts";
import type { World } from "../world.ts";
import { changeOf } from "./call-change.ts";

/** Answers one request to a call; a repetition gets the first answer. */
export const respond = async (
	world: World,
	route: Route,
	request: Request,
	client: string,
): Promise<Response> =>
	respondTo(world, route, { request, fields: await fieldsOf(route.call, request), client });

/** A request with its fields. */
export interface Asked {
	readonly fields: Fields;
	readonly request: Received;
	/** The network address of the client. */
	readonly client: string;
}

/** Answers a request whose fields have been read. */
export const respondTo = (world: World, route: Route, asked: Asked): Promise<Response> => {
	const { request, fields, client } = asked;
	const owner = ownerOf(world.sessions.holder(request.headers.get("authorization"))?.id, client);
	return world.nouns.requests.firstAnswers.answer(route.call, { request, fields, owner }, () =>
		respondOnce(world, route, { ...asked, owner }),
	);
};

interface Sent extends Asked {
	readonly owner: string;
}

/** What a call has led to. */
interface Outcome {
	readonly fault: HttpFault | undefined;
	/** `undefined` if it was not executed. */
	readonly answer: Envelope | undefined;
	readonly setCookie: string | undefined;
}

/** Executes a call, logs it and applies injected faults. */
const respondOnce = async (world: World, route: Route, sent: Sent): Promise<Response> => {
	const { call } = route;
	const { fault, answer, setCookie } = await world.recorder.run(changeOf(world, route, sent), () =>
		outcomeOf(world, route, sent),
	);
	const token = sent.request.headers.get("authorization") ?? "";
	if (call.kind === "query" && world.sessions.holder(token)) world.recorder.used(token);
	if (fault?.delayMs && !world.recorder.isReplay()) await delay(world.clock, fault.delayMs);
	return (
		applyFault(fault, answer) ??
		Response.json(withChanges(bodyOf(call, answer), fault?.change ?? []), {
			headers: setCookie === undefined ? {} : { "set-cookie": setCookie },
		})
	);
};

const outcomeOf = async (world: World, route: Route, sent: Sent): Promise<Outcome> => {
	const { call } = route;
	const { request, owner } = sent;
	const token = request.headers.get("authorization");
	const holder = world.sessions.holder(token);
	const session = holder && token ? token : undefined;
	const fault = world.nouns.faults.http.take(call, (account) => isNamed(holder, account));
	const isRecognised = call.sends === "file" || route.namesUploads === true;
	const { key, setCookie } = isRecognised
		? world.nouns.upload.viewers.identify(request, { session, owner })
		: noViewer;
	const answer = isExecuted(fault) ? await execute(world, route, { ...sent, viewer: key }) : undefined;
	world.nouns.requests.log.add({
		at: world.clock.now(),
		customerId: holder?.id,
		call: call.id,
		executed: answer !== undefined,
		outcome: fault?.drop ? "dropped" : (fault?.status ?? fault?.code ?? answer?.code ?? codes.refused),
		msg: answer?.msg ?? "",
		isFaulty: fault !== undefined,
	});
	return { fault, answer, setCookie };
};

/** Only a caller who uploads a picture, or receives the address of one, gets a cookie to be recognised by. */
const noViewer = { key: "", setCookie: undefined };

interface Executed extends Sent {
	readonly viewer: string;
}

const execute = async (
	world: World,
	{ answer }: Route,
	{ fields, request, viewer, client, owner }: Executed,
): Promise<Envelope> => {
	world.settle();
	const language = languageOf(request.headers.get("lang"));
	const token = request.headers.get("authorization") ?? "";
	const customer = world.sessions.use(token);
	if (customer) world.nouns.security.devices.seen(token);
	const companyId = companyIdOf(request.headers.get("cookie"));
	const caller = { language, customer, token, viewer, companyId, client, owner };
	return envelopeOf(await answer(fields, caller), language);
};

const envelopeOf = (answer: Answer<unknown>, language: LanguageCode): Envelope => {
	if (Result.isSuccess(answer)) {
		const { data, message } = answer.success;
		return { code: codes.success, msg: wordsIn(language, message), data };
	}
	const { message, facts } = answer.failure;
	const code = message === "session.invalid" ? codes.invalidSession : codes.refused;
	return { code, msg: wordsIn(language, message, facts), data: null };
};

const bodyOf = (call: Call, answer: Envelope | undefined): unknown =>
	call.replies === "plain" && answer?.code === codes.success ? answer.data : answer;

const delay = (clock: Clock, ms: number): Promise<void> =>
	new Promise((resolve) => {
		clock.after(ms, resolve);
	});
