// Must be evaluated before the app's modules.
import "../network-seam.ts";
import { loadAdapters } from "@tradewind/adapters-http";
import { type Decimal, toText } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import { createPlatform, createRealClock, type Platform } from "@tradewind/mock-server";
import { createApp } from "../../packages/ui-react/src/start/create-app.ts";
import type { App } from "../../packages/ui-react/src/state/app.ts";
import { readSaved, save } from "../../packages/ui-react/src/storage/saved.ts";
import { isRecord } from "../../packages/ui-react/src/storage/web-storage.ts";
import { connect } from "../../packages/ui-react/src/wiring/connect.ts";
import { type BrowserStub, installBrowserStub } from "../browser-stub.ts";
import { connectInProcess, disconnectInProcess, origin } from "../in-process-network.ts";
import { exactSum, mia } from "../platform-state.ts";
import { inVirtualTime, type VirtualTime } from "../virtual-time.ts";
import type { MoneyActor, MoneyCommand, MoneyForm } from "./money-command.ts";
import type { FaultOutcome, MoneyFault, Reading } from "./money-faults.ts";

// The app loads these adapters with its first request to them: a load from the disk takes no virtual time.
await loadAdapters();

const account = "mia@tradewind.test";
const credentials = { by: "email", account, password: "Tradewind-1" } as const;

/** Longer than the client's timeout, all look-ups of an unknown outcome, and a reading of the balances. */
const untilSettledMs = 60_000;
const muchLaterMs = 20_000;

export interface MoneyRun extends FaultOutcome {
	/** Requests of the command that left the device. */
	readonly sent: number;
	readonly sumOfPostings: string;
	/** Balances that the app shows and that differ from the platform's, one line each. */
	readonly differences: readonly string[];
}

interface Tab {
	readonly app: App;
	readonly signedIn: SignedIn;
	readonly form: MoneyForm;
	readonly reads: Reading[];
	/** Leaves the screen: the texts of the form are not recorded any more. */
	readonly leave: () => void;
	/** Ends the tab as a reload does: nothing more is sent or answered. */
	readonly close: () => void;
}

/** Runs the app with one form and one fault, in virtual time, with a platform of its own. */
export const runMoneyFault = (command: MoneyCommand, fault: MoneyFault): Promise<MoneyRun> =>
	inPlatform(command, async (scene, sentCommands) => {
		await scenarios[fault](scene);
		await scene.time.advance(untilSettledMs);
		const { platform, tabs } = scene;
		const last = tabs.at(-1);
		return {
			executed: await command.executed(platform),
			reads: tabs.flatMap(({ reads }, place) => {
				const before = tabs[place - 1];
				const isContinued = before?.app === tabs[place]?.app && before?.reads.at(-1) === reads[0];
				return isContinued ? reads.slice(1) : reads;
			}),
			sent: sentCommands().filter(({ call }) => call === command.call).length,
			sumOfPostings: platform.control.state().sumOfPostings,
			differences: last ? balanceDifferences(last.app, platform) : ["no tab is open"],
		};
	});

/** Runs a scene in virtual time with a platform of its own, on which the customer has a session. */
const inPlatform = <Outcome>(
	command: MoneyCommand,
	run: (scene: Scene, sentCommands: ReturnType<typeof connectInProcess>) => Promise<Outcome>,
): Promise<Outcome> =>
	inVirtualTime(async (time) => {
		const browser = installBrowserStub(origin);
		const platform = createPlatform({ clock: createRealClock(), scenario: command.scenario ?? "untraded" });
		closeMarkets(platform);
		await command.prepare?.(platform);
		const sentCommands = connectInProcess(platform, time.noteActivity);
		save({ token: platform.control["session/open"]({ account }).token });
		const storage = storageOfTab();
		const tabs: Tab[] = [];
		try {
			return await run({ command, platform, browser, time, tabs, storage }, sentCommands);
		} finally {
			for (const { close } of tabs) close();
			await time.advance(1000);
			disconnectInProcess();
			platform.stop();
			Reflect.deleteProperty(globalThis, "sessionStorage");
		}
	});

/** What a tab has saved, by the names in its storage. */
export type SavedByTab = Readonly<Record<string, unknown>>;

export interface Reopened {
	readonly reads: readonly Reading[];
	readonly sent: number;
	/** What is typed in the form, as text; `undefined` if nothing can be typed. */
	readonly typed: string | undefined;
}

/** Opens a form in a tab that an older release has saved, a few seconds after it was saved in this virtual time. */
export const openSaved = (command: MoneyCommand, saved: SavedByTab): Promise<Reopened> =>
	inPlatform(command, async (scene, sentCommands) => {
		const { token } = readSaved();
		for (const [key, value] of Object.entries(saved)) {
			const isOfSession = key === "tradewind.drafts" && isRecord(value);
			// The token of this run's session is another one.
			const own = isOfSession ? { ...value, owner: token?.slice(-8) } : value;
			scene.storage.setItem(key, JSON.stringify(own));
		}
		await scene.time.advance(8000);
		const { form, reads } = await openTab(scene, scene.storage);
		await scene.time.advance(2000);
		return {
			reads,
			sent: sentCommands().filter(({ call }) => call === command.call).length,
			typed: typedIn(form),
		};
	});

/** No form of the table reads a price, and quotes would take half of the time. */
const closeMarkets = ({ control }: Platform): void => {
	for (const { code } of control.state().market) control.market({ code, open: false });
};

interface Scene {
	readonly command: MoneyCommand;
	readonly platform: Platform;
	readonly browser: BrowserStub;
	readonly time: VirtualTime;
	readonly tabs: Tab[];
	readonly storage: Storage;
}

/** Opens a tab with the filled form. */
const openTab = async ({ command, time, tabs }: Scene, storage: Storage): Promise<Tab> => {
	Object.defineProperty(globalThis, "sessionStorage", { value: storage, configurable: true, writable: true });
	const app = createApp();
	connect(app);
	await time.advance(2000);
	const tab = openForm(command, app);
	tabs.push(tab);
	await time.advance(2000);
	return tab;
};

const openForm = (command: MoneyCommand, app: App): Tab => {
	const { signedIn } = app.session.getSnapshot().context;
	if (!signedIn) throw new Error("the customer is not signed in");
	const form = command.open(app, signedIn);
	const reads: Reading[] = [];
	const end = noteReadings(form.actor, reads);
	return {
		app,
		signedIn,
		form,
		reads,
		leave: end,
		close: () => {
			end();
			form.actor.stop();
			app.realtime.send({ type: "stop" });
			for (const actor of [app.realtime, app.session, app.site, app.market, app.orders, app.balances])
				actor.stop();
		},
	};
};

/** Records the texts of the screen, without consecutive repetitions. */
const noteReadings = (actor: MoneyActor, reads: Reading[]): (() => void) => {
	const note = () => {
		const reading = readingOf(actor);
		if (reading && reads.at(-1) !== reading) reads.push(reading);
	};
	note();
	const subscription = actor.subscribe(note);
	return () => subscription.unsubscribe();
};

const readingOf = (actor: MoneyActor): Reading | undefined => {
	const { value, context } = actor.getSnapshot();
	if (value === "accepted") return "Done";
	if (value === "not carried out") return "Not executed";
	if (JSON.stringify(value).includes("outcome unknown")) return "Outcome unknown";
	return context.refusal?._tag === "Refused" ? "Refused with the reason of the platform" : undefined;
};

/** What is typed in a form, as text. */
const typedIn = ({ actor, typed = () => actor.getSnapshot().context.form }: MoneyForm): string | undefined =>
	JSON.stringify(typed());

const fill = async ({ time }: Scene, form: MoneyForm): Promise<void> => {
	await form.fill(() => time.advance(1000));
	await time.advance(200);
};

type Fault = Readonly<Record<string, unknown>>;

/** One faulty answer to the command. */
const once =
	(fault: Fault) =>
	async (scene: Scene): Promise<void> => {
		const { form } = await openTab(scene, scene.storage);
		await fill(scene, form);
		scene.platform.control.faults({ http: [{ match: scene.command.call, times: 1, ...fault }] });
		form.press();
		form.press();
	};

/** All sessions end; the customer is led to the login, logs in, and opens the form again. */
const logInAgain = async (scene: Scene, { app, leave }: Tab): Promise<Tab> => {
	await scene.time.advance(500);
	leave();
	if (app.session.getSnapshot().context.signedIn) throw new Error("the session has not ended");
	app.session.send({ type: "login", credentials });
	await scene.time.advance(2000);
	return openForm(scene.command, app);
};

const scenarios: Readonly<Record<MoneyFault, (scene: Scene) => Promise<void>>> = {
	"double tap": async (scene) => {
		const { form } = await openTab(scene, scene.storage);
		await fill(scene, form);
		form.press();
		form.press();
		await scene.time.advance(50);
		form.press();
	},
	"answer lost after execution": once({ drop: "after executing" }),
	"connection lost before execution": once({ drop: "before" }),
	"answer after the client's timeout": once({ delayMs: muchLaterMs }),
	"status 503 after execution": once({ status: 503, executes: true }),
	"reload in flight": async (scene) => {
		await once({ delayMs: 3000 })(scene);
		await scene.time.advance(1000);
		scene.tabs.at(-1)?.close();
		await openTab(scene, scene.storage);
	},
	"same form in a second tab": async (scene) => {
		const tabs = [await openTab(scene, scene.storage), await openTab(scene, storageOfTab())];
		for (const { form } of tabs) await fill(scene, form);
		for (const { form } of tabs) {
			form.press();
			// The platform takes equal GETs of the same millisecond for one that the browser has repeated.
			await scene.time.advance(10);
		}
	},
	"session invalid (999)": async (scene) => {
		const tab = await openTab(scene, scene.storage);
		await fill(scene, tab.form);
		const typed = typedIn(tab.form);
		scene.platform.control.faults({
			http: [{ match: scene.command.call, code: 999, msg: "Please log in again", times: 1 }],
		});
		tab.form.press();
		const again = await logInAgain(scene, tab);
		scene.tabs.push(again);
		await scene.time.advance(2000);
		const now = typedIn(again.form);
		if (typed === undefined) again.reads.push("Session expired; after the login it can be chosen again");
		else if (now === typed)
			again.reads.push(
				again.form.typed
					? "Session expired; after the login what was typed is there, and is confirmed again"
					: "Session expired; after the login the form is as it was",
			);
		else if (now === JSON.stringify({ ...JSON.parse(typed), proof: undefined }))
			again.reads.push("Session expired; after the login the form is as it was, without its picture");
	},
	"answer lost, then 999": async (scene) => {
		await once({ status: 503, executes: true })(scene);
		await scene.time.advance(100);
		scene.platform.control["session/expire"]({ all: true });
		const [tab] = scene.tabs;
		if (!tab) return;
		tab.app.balances.send({ type: "load" });
		scene.tabs.push(await logInAgain(scene, tab));
	},
};

/** The storage of one tab, which a reload keeps. */
const storageOfTab = (): Storage => {
	const kept = new Map<string, string>();
	return {
		get length() {
			return kept.size;
		},
		key: (index) => [...kept.keys()][index] ?? null,
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
		clear: () => kept.clear(),
	};
};

const textOf = (figure: Decimal | undefined): string => (figure ? toText(figure) : "not reported");

const balanceDifferences = ({ balances }: App, platform: Platform): readonly string[] => {
	const { journal } = platform.control.state();
	const postings = journal.flatMap((entry) => entry.postings);
	return (balances.getSnapshot().context.balances ?? []).flatMap(({ kind, free, locked }) =>
		Object.entries({ free, locked }).flatMap(([part, shown]) => {
			const account = `customer:${mia}:${kind}:${part}`;
			const own = postings.filter((posting) => posting.account === account);
			return exactSum(own.map(({ amount }) => amount)) === textOf(shown)
				? []
				: [`${account} is shown as ${textOf(shown)}`];
		}),
	);
};
