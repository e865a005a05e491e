import { type SignedIn, token } from "@tradewind/domain/session";
import { Effect, type Layer } from "effect";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadFeatureWords, showLanguage } from "../../i18n/words.ts";
import { storeDrafts } from "../../kept/drafts.ts";
import { journalText, recordedBy } from "../../kept/journal-log.ts";
import { receiptsOf } from "../../kept/receipts.ts";
import type { App } from "../../state/app.ts";
import { signIn, startApp } from "../../state/fake-app.test-support.ts";

/** A platform with one command, executed at once and answered unless the platform is silent. */
const createPlatform = () => ({ executed: 0, isSilent: false });
export type Platform = ReturnType<typeof createPlatform>;

export const execute = (platform: Platform) =>
	Effect.suspend(() => {
		platform.executed++;
		return platform.isSilent ? Effect.never : Effect.succeed({ message: "Done" });
	});

export const unused = Effect.die("not asked for");

interface OpenForm {
	/** Whether the form can be filled in. */
	readonly isOpen: () => boolean;
	readonly fill: () => void;
	readonly typed: () => unknown;
	readonly press: () => void;
	/** Whether the page shows, without a receipt, that the command was carried out. */
	readonly isDone?: () => boolean;
	readonly isEnded: () => boolean;
}

export interface KeptForm {
	readonly name: string;
	readonly layer: (platform: Platform) => Layer.Layer<never>;
	readonly open: (app: App, signedIn: SignedIn) => OpenForm;
	readonly filled: unknown;
	/** What a form has in which nothing is typed. */
	readonly empty: unknown;
	/** What is chosen in the form is no draft. */
	readonly hasNoDraft?: true;
	/** By default the page of the form shows the outcome in another way. */
	readonly receipt?: { readonly name: string; readonly title: string };
	/** In the journal of the device, which has the commands with money. */
	readonly journal: readonly object[];
	/** By default not: its pictures are not kept, so it cannot be sent again, and the status tells that it arrived. */
	readonly isLookedUp?: true;
}

const memory = () => {
	const items = new Map<string, string>();
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
};

const stubDevice = async (): Promise<void> => {
	vi.stubGlobal("sessionStorage", memory());
	vi.stubGlobal("localStorage", memory());
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("removeEventListener", () => {});
	vi.stubGlobal("window", {});
	vi.stubGlobal("document", {
		addEventListener: () => {},
		removeEventListener: () => {},
		visibilityState: "visible",
		documentElement: { lang: "", dir: "" },
	});
	await loadFeatureWords();
	await showLanguage("en");
};

/** The form of customer 7 on a page, after it was read. */
const openPage = async ({ layer, open }: KeptForm, platform: Platform) => {
	const started = startApp(layer(platform));
	const signedIn = await signIn(started, 7);
	return { ...started, signedIn, form: open(started.app, signedIn) };
};

const logOut = async (app: App): Promise<void> => {
	app.session.send({ type: "logout" });
	await vi.waitFor(() => expect(app.session.getSnapshot().context.signedIn).toBeUndefined());
};

/** Tests what each of these forms keeps beyond its page. */
export const testKeptForms = (forms: readonly KeptForm[]): void => {
	beforeEach(stubDevice);
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
	});

	describe.each(forms)("Pitfalls 28, 31: the $name", testKeptForm);
};

const testKeptForm = (kept: KeptForm): void => {
	const { receipt } = kept;
	const openEmpty = async (platform = createPlatform()) => {
		const page = await openPage(kept, platform);
		await vi.waitFor(() => expect(page.form.isOpen()).toBe(true));
		expect(page.form.typed()).toEqual(kept.empty);
		return page;
	};
	const expectDone = ({ app, signedIn, form }: Awaited<ReturnType<typeof openPage>>, timeout = 1000) =>
		vi.waitFor(
			() =>
				receipt
					? expect(receiptsOf(app, signedIn).get()).toMatchObject({
							[receipt.name]: { title: { key: receipt.title } },
						})
					: expect(form.isDone?.()).toBe(true),
			{ timeout },
		);

	if (!kept.hasNoDraft) {
		test("has after a reload what was typed", async () => {
			const { app, form } = await openEmpty();
			form.fill();
			storeDrafts(app);
			const after = await openPage(kept, createPlatform());
			await vi.waitFor(() => expect(after.form.typed()).toEqual(kept.filled));
		});

		test("A-345: gives the same customer what was typed before the session ended", async () => {
			const { form, app, requests, signedIn } = await openEmpty();
			form.fill();
			await logOut(app);
			app.session.send({ type: "login", credentials: { by: "email", account: "a", password: "b" } });
			await requests.login.succeed({ ...signedIn, token: token("another token") });
			const again = kept.open(app, app.session.getSnapshot().context.signedIn ?? signedIn);
			await vi.waitFor(() => expect(again.typed()).toEqual(kept.filled));
		});
	}

	test("ends with the session, and another customer finds an empty form", async () => {
		const { form, ...page } = await openEmpty();
		form.fill();
		expect(form.typed()).toEqual(kept.filled);
		await logOut(page.app);
		const other = kept.open(page.app, await signIn(page, 8));
		await vi.waitFor(() => expect(other.isOpen()).toBe(true));
		expect([form.isEnded(), other.typed()]).toEqual([true, kept.empty]);
	});

	test(`leaves ${receipt ? "a receipt" : "its outcome"} and, with money, an entry of the journal`, async () => {
		const platform = createPlatform();
		const page = await openEmpty(platform);
		page.form.fill();
		page.form.press();
		await expectDone(page);
		expect([
			platform.executed,
			Object.values(receiptsOf(page.app, page.signedIn).get()).map(({ message }) => message),
			recordedBy("7", journalText()),
		]).toMatchObject([
			1,
			receipt ? ["Done"] : [],
			kept.journal.map((command) => ({ command, steps: [{ is: "asked" }, { is: "answered" }] })),
		]);
	});

	const pressAndReload = async () => {
		const platform = createPlatform();
		platform.isSilent = true;
		const { app, form } = await openEmpty(platform);
		form.fill();
		form.press();
		await vi.waitFor(() => expect(platform.executed).toBe(1));
		storeDrafts(app);
		return { platform, page: await openPage(kept, platform) };
	};

	if (kept.isLookedUp)
		test("looks its unanswered command up after a reload, and does not send it again", {
			timeout: 20_000,
		}, async () => {
			const { platform, page } = await pressAndReload();
			await expectDone(page, 15_000);
			expect(platform.executed).toBe(1);
		});
	else
		test("shows after a reload that its unanswered command has arrived, and cannot be sent again", async () => {
			const { platform, page } = await pressAndReload();
			await vi.waitFor(() => expect(page.form.isDone?.()).toBe(true));
			page.form.fill();
			page.form.press();
			expect([page.form.isOpen(), platform.executed]).toEqual([false, 1]);
		});
};
