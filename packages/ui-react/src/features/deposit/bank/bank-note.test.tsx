import { Articles, type DescriptivePage } from "@tradewind/domain/content";
import { Unreachable } from "@tradewind/domain/request";
import { Layer } from "effect";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { waitFor } from "xstate";
import { showLanguage } from "../../../i18n/words.ts";
import { AppProvider } from "../../../state/app.ts";
import { byHand, startApp } from "../../../state/fake-app.test-support.ts";
import { outlineOf } from "../../../ui/outline.test-support.ts";
import { bankNoteOf, useBankNote } from "./bank-note.tsx";

const Form = (): ReactNode => {
	const { isAwaited, shown } = useBankNote();
	return isAwaited ? "skeleton" : <>{shown} fields</>;
};

const start = async () => {
	await showLanguage("en");
	const note = byHand<DescriptivePage | undefined>();
	const asked: string[] = [];
	const { app } = startApp(
		Layer.mock(Articles, {
			note: (group) => {
				asked.push(group);
				return note.reply;
			},
		}),
	);
	const actor = bankNoteOf(app);
	const shown = () =>
		outlineOf(
			renderToString(
				<AppProvider value={app}>
					<Form />
				</AppProvider>,
			),
		);
	return { note, asked, shown, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy")) };
};

test("A-492: a deposit by bank begins with the text of its group, and waits for it so that no field moves", async () => {
	const { note, asked, shown, settled } = await start();
	expect([asked, shown()]).toEqual([["financial.bank_chare_content"], "skeleton"]);
	await note.succeed(undefined);
	await settled();
	expect(shown()).toBe("fields");
});

test("A-492: a text that cannot be read prevents no deposit, and can be requested again", async () => {
	const { note, shown, settled } = await start();
	await note.fail(new Unreachable({ reason: "no answer" }));
	await settled();
	expect(shown()).toMatch(/The platform is not responding.*<button> Try again <\/button>.* fields$/);
});
