import type { Effect, Result } from "effect";
import { createActor, type PromiseActorLogic, toPromise } from "xstate";
import type { App } from "./app.ts";
import { oncePer } from "./once-per.ts";
import {
	type Ports,
	type RequestActor,
	type RequestOptions,
	selfShownCommand,
	shownReading,
} from "./ports.ts";

type Requests = Readonly<Record<string, (input: never) => Effect.Effect<unknown, unknown, Ports>>>;

type NoRequests = Readonly<Record<never, never>>;

/** Promise actors of requests, by name. A request names the input that its machine gives, if any. */
type ActorsOf<Of extends Requests> = {
	readonly [Name in keyof Of]: Of[Name] extends (
		input: infer Input,
	) => Effect.Effect<infer Answer, infer Failure, infer _>
		? PromiseActorLogic<Result.Result<Answer, Failure>, Input>
		: never;
};

/** Makes the actors of a machine of its requests, whose failures its screen shows. */
type ProvideActors = <Commands extends Requests = NoRequests, Readings extends Requests = NoRequests>(
	requests: { readonly commands?: Commands; readonly readings?: Readings },
	/** How a command is shown; by default its screen also shows the platform's text on success. */
	command?: RequestOptions,
) => ActorsOf<Commands> & ActorsOf<Readings>;

/** The machines of a feature with their requests provided, created once per app. Their code is part of the feature's chunk. */
export const defineMachines = <Machines>(
	provide: (from: { readonly actorsOf: ProvideActors; readonly request: RequestActor }) => Machines,
): ((app: Pick<App, "request">) => Machines) =>
	oncePer(({ request }: Pick<App, "request">) => provide({ actorsOf: actorsBy(request), request }));

const actorsBy =
	(request: RequestActor): ProvideActors =>
	({ commands, readings }, command = selfShownCommand) => {
		const all = <Of extends Requests>(requests: Of | undefined, options: RequestOptions) =>
			Object.fromEntries(
				Object.entries(requests ?? {}).map(([name, run]) => [name, request(run, options)]),
			) as ActorsOf<Of>;
		return { ...all(commands, command), ...all(readings, shownReading) };
	};

/** Runs one request outside of a machine. */
export const runRequest = <A, E>(
	{ request }: Pick<App, "request">,
	effect: Effect.Effect<A, E, Ports>,
	options?: RequestOptions,
): Promise<Result.Result<A, E>> => toPromise(createActor(request(() => effect, options)).start());
