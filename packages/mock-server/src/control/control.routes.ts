import { type Context, Hono } from "hono";
import type { Command } from "../api/control-command.ts";
import { guess } from "../commands/nearest-name.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Control, Running } from "./control.ts";
import { controlOpenApi } from "./control-openapi.ts";
import { controlHelp, reference } from "./help.ts";
import { liveReport } from "./live.ts";
import { overview } from "./overview.ts";

interface Time {
	/** The commands that move the clock, as far as they wait for the end of the move. */
	readonly commands: Readonly<Record<string, Command>>;
	readonly report: () => object;
}

/** The control over HTTP, under `/__control`: commands are POSTs of JSON; a refusal names the field. */
export const createControlRoutes = (control: Control, time: Time, running: () => Running): Hono => {
	const routes = new Hono();
	const { state, ...others } = control;
	const commands: Readonly<Record<string, Command>> = { ...others, ...time.commands };
	routes.use(async (context, next) => {
		if (context.req.method !== "POST" || isJson(context.req.header("content-type"))) return next();
		return context.json({ field: "content-type", msg: "must be application/json" }, 415);
	});
	for (const [name, run] of Object.entries(commands))
		routes.post(`/${name}`, async (context) => {
			const answer = await run(await bodyOf(context));
			return context.json(answer ?? { done: name });
		});
	routes.post("/*", (context) => {
		const name = context.req.path.replace(/^.*\/__control\//, "");
		throw new ControlRefused("command", `there is no command ${name}${guess(name, Object.keys(commands))}`);
	});
	routes.get("/state", (context) => context.json(state()));
	routes.get("/clock", (context) => context.json(time.report()));
	routes.get("/live", (context) =>
		context.json(liveReport(running(), time.report(), Number(context.req.query("after") ?? 0) || 0)),
	);
	routes.get("/overview", (context) =>
		context.json(overview(running().world, context.req.query("search") ?? "")),
	);
	routes.get("/reference", (context) => context.json(reference()));
	routes.get("/help", (context) =>
		context.body(controlHelp(commands, new URL(context.req.url).origin), 200, {
			"content-type": "text/markdown; charset=utf-8",
		}),
	);
	routes.get("/openapi.json", (context) => context.json(controlOpenApi(commands)));
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
