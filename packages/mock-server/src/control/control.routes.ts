import { Schema } from "effect";
import { type Context, Hono } from "hono";
import { guess } from "../commands/nearest-name.ts";
import { readCommand } from "../commands/read-command.ts";
import { ControlRefused } from "../commands/refused.ts";
import { Advance } from "./commands.schema.ts";
import type { Control } from "./control.ts";

/**
 * The control over HTTP, under `/__control`: commands are POSTs of JSON; a refusal names the field. `advance` moves the
 * clock forward by milliseconds.
 */
export const createControlRoutes = (
	control: Control,
	advance: (ms: number) => void | Promise<void>,
): Hono => {
	const routes = new Hono();
	const commands = {
		reset: control.reset,
		clock: (body: unknown) => advance(readCommand(Advance, body).advanceMs),
		flags: control.flags,
		price: control.price,
		market: control.market,
		"micro/offer": control.microOffer,
		message: control.sendMessage,
		code: control.addCode,
		"support/answer": control.answerChat,
		"trader/open": control.openAsLeader,
		"trader/close": control.closeAsLeader,
		"trader/decide": control.decideApplication,
		"deposit/decide": control.decideDeposit,
		"withdrawal/decide": control.decideWithdrawal,
		"loan/application": control.decideLoanApplication,
		"loan/decide": control.decideLoan,
		"loan/repayment": control.decideRepayment,
		"loan/block": control.loanBlock,
		"verification/decide": control.decideReview,
		"fund/refund": control.refundFund,
		"session/open": control.openSession,
		"session/expire": control.expireSessions,
		faults: control.faults,
		"faults/clear": (body: unknown) => {
			readCommand(Schema.Struct({}), body);
			return control.clearFaults();
		},
		load: control.load,
	};
	routes.use(async (context, next) => {
		if (context.req.method !== "POST" || isJson(context.req.header("content-type"))) return next();
		return context.json({ field: "content-type", msg: "must be application/json" }, 415);
	});
	for (const [name, command] of Object.entries(commands))
		routes.post(`/${name}`, async (context) => {
			const body = await bodyOf(context);
			return context.json((await command(body)) ?? { done: name });
		});
	routes.post("/*", (context) => {
		const name = context.req.path.replace(/^.*\/__control\//, "");
		throw new ControlRefused("command", `there is no command ${name}${guess(name, Object.keys(commands))}`);
	});
	routes.get("/state", (context) => context.json(control.state()));
	routes.onError((error, context) => {
		if (!(error instanceof ControlRefused)) throw error;
		return context.json({ field: error.field, msg: error.message }, 400);
	});
	return routes;
};

/** A page can send any other type to another origin without the browser asking first. */
const isJson = (type = ""): boolean => /^application\/json\s*(;|$)/i.test(type);

/** No body counts as an empty one. */
const bodyOf = async (context: Context): Promise<unknown> => {
	const text = await context.req.text();
	try {
		return text === "" ? {} : JSON.parse(text);
	} catch {
		throw new ControlRefused("body", "is not JSON");
	}
};
