import type { Effect, Result } from "effect";
import { createActor, toPromise } from "xstate";
import type { App } from "./app.ts";
import { oncePer } from "./once-per.ts";
import type { Ports, RequestActor, RequestOptions } from "./ports.ts";

/** The machines of a feature with their requests provided, created once per app. Their code is part of the feature's chunk. */
export const defineMachines = <Machines>(
	provide: (request: RequestActor) => Machines,
): ((app: Pick<App, "request">) => Machines) => oncePer((app: Pick<App, "request">) => provide(app.request));

/** Runs one request outside of a machine. */
export const runRequest = <A, E>(
	{ request }: Pick<App, "request">,
	effect: Effect.Effect<A, E, Ports>,
	options?: RequestOptions,
): Promise<Result.Result<A, E>> => toPromise(createActor(request(() => effect, options)).start());
