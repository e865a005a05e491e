import { NotSent } from "@tradewind/domain/request";
import { Context, Effect } from "effect";
import { type Adapter, adapter } from "./adapter.ts";

/** An adapter that is not part of the first load. */
export interface LoadedLater<Port> {
	readonly adapter: Adapter<Port>;
	/** Fetches its code. */
	readonly load: () => Promise<unknown>;
}

/** The members of a port that are requests without an input; the others are functions. */
type WithoutInput<Service> = {
	readonly [Name in keyof Service as Service[Name] extends (...input: never) => unknown
		? never
		: Name]: "without input";
};

const notLoaded = new NotSent({ reason: "not loaded" });
const offline = new NotSent({ reason: "offline" });

/** As long as a request waits for its answer. */
const timeout = "15 seconds";

/**
 * The adapter of `port`, whose code is fetched by the first request. A request waits for the code, then it is sent. If the
 * code can't be fetched, the request fails with `NotSent`, and the next one fetches it again. Without a network nothing is
 * fetched: a browser that failed to load a module fails again until the page is reloaded.
 */
export const loadedLater = <Port, Service extends object>(
	port: Context.Key<Port, Service>,
	withoutInput: WithoutInput<NoInfer<Service>>,
	fetchCode: () => Promise<Adapter<Port>>,
): LoadedLater<Port> => {
	let loaded: Adapter<Port> | undefined;
	const load = async (): Promise<void> => {
		loaded = await fetchCode();
	};
	const waiting = adapter(port, (http, options) => {
		let service: Service | undefined;
		const loading = Effect.suspend(() =>
			loaded || !options.isOnline() ? Effect.void : Effect.promise(() => load().catch(() => {})),
		).pipe(Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(notLoaded) }));
		const ready = Effect.flatMap(loading, () => {
			service ??= loaded && Context.get(loaded(http, options), port);
			return service ? Effect.succeed(service) : Effect.fail(options.isOnline() ? notLoaded : offline);
		});
		return proxyOf(ready, withoutInput);
	});
	return { adapter: waiting, load };
};

type Request = Effect.Effect<unknown, unknown>;
type Members = Record<PropertyKey, Request & ((...input: readonly unknown[]) => Request)>;

/** A service each member of which waits for `service` and then does the same as the member of this name. */
const proxyOf = <Service extends object>(
	service: Effect.Effect<Service, NotSent>,
	withoutInput: object,
): Service => {
	const members = service as Effect.Effect<Members, NotSent>;
	return new Proxy({} as Service, {
		get: (_, name) =>
			name in withoutInput
				? Effect.flatMap(members, (all) => all[name] ?? Effect.die(name))
				: (...input: readonly unknown[]) =>
						Effect.flatMap(members, (all) => all[name]?.(...input) ?? Effect.die(name)),
	});
};
