import { type Headline, type Media, Publications } from "@tradewind/domain/content";
import { SiteInformation } from "@tradewind/domain/site";
import { Effect, Result } from "effect";
import { currentLanguage, onLanguageChange } from "../../i18n/words.ts";
import type { App } from "../../state/app.ts";
import { runRequest } from "../../state/machines.ts";
import { onReconnect } from "../../state/on-reconnect.ts";
import { oncePer } from "../../state/once-per.ts";
import { createStore } from "../../state/store.ts";

/** What only the home page shows. */
export interface Published {
	/** `undefined` until read; a failed request gives an empty list. */
	readonly carousel: readonly Media[] | undefined;
	readonly headlines: readonly Headline[] | undefined;
	/** Whether the header shows who is signed in (docs/assumptions.md, A-151); `undefined` until read, off after a failure. */
	readonly showsUid: boolean | undefined;
}

interface PublicationsStore {
	readonly getSnapshot: () => Published;
	readonly subscribe: (listener: () => void) => () => void;
}

type Part = keyof Published;

const parts: readonly Part[] = ["carousel", "headlines", "showsUid"];

const afterFailure: Published = { carousel: [], headlines: [], showsUid: false };

const requests = {
	carousel: Effect.map(
		Publications.use((port) => port.carousel),
		(carousel): Partial<Published> => ({ carousel }),
	),
	headlines: Effect.map(
		Publications.use((port) => port.headlines),
		(headlines): Partial<Published> => ({ headlines }),
	),
	showsUid: Effect.map(
		SiteInformation.use((port) => port.showsUid),
		(showsUid): Partial<Published> => ({ showsUid }),
	),
};

/**
 * Read at the first subscription and when the language changes. A failed part is requested once more after a
 * reconnect (docs/assumptions.md, A-153).
 */
export const publicationsOf = oncePer((app: App): PublicationsStore => {
	const failed = new Set<Part>();
	const published = createStore<Published>({
		carousel: undefined,
		headlines: undefined,
		showsUid: undefined,
	});
	let running = 0;
	let isRetryDue = false;

	const readPart = async (part: Part): Promise<Partial<Published>> => {
		const result = await runRequest(app, requests[part]);
		if (Result.isSuccess(result)) {
			failed.delete(part);
			return result.success;
		}
		failed.add(part);
		return { [part]: afterFailure[part] };
	};
	const read = async (wanted: readonly Part[]): Promise<void> => {
		running += 1;
		const answers = await Promise.all(wanted.map(readPart));
		running -= 1;
		published.set(Object.assign({}, published.get(), ...answers));
		if (isRetryDue) retry();
	};
	const retry = (): void => {
		isRetryDue = running > 0;
		if (!isRetryDue && failed.size > 0) void read([...failed]);
	};
	let hasBegun = false;
	const begin = (): void => {
		hasBegun = true;
		void read(parts);
		onNewLanguage(() => void read(parts));
		onReturn(app, retry);
	};
	return {
		getSnapshot: published.get,
		subscribe: (listener) => {
			const unsubscribe = published.subscribe(listener);
			if (!hasBegun) begin();
			return unsubscribe;
		},
	};
});

const onNewLanguage = (act: () => void): void => {
	let { code } = currentLanguage();
	onLanguageChange(() => {
		if (code === currentLanguage().code) return;
		({ code } = currentLanguage());
		act();
	});
};

/** Called once per reconnect, by the network or by the socket. */
const onReturn = (app: Pick<App, "realtime">, act: () => void): void => {
	let hasActed = false;
	addEventListener("offline", () => {
		hasActed = false;
	});
	addEventListener("online", () => {
		// A connection that was never interrupted reports no reconnect.
		hasActed = !app.realtime.getSnapshot().matches("live");
		act();
	});
	onReconnect(app, () => {
		if (!hasActed) act();
		hasActed = false;
	});
};
