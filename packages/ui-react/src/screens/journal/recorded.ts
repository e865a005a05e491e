import { type DeviceEntry, readEntries } from "@tradewind/domain/journal";
import { instant } from "@tradewind/domain/time";
import { useMemo } from "react";
import { addStepTo, journalText, onJournal, recordedBy } from "../../kept/journal-log.ts";
import type { App } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { useStore } from "../../state/use-store.ts";

const entriesOf = (uid: string | undefined, text: string): readonly DeviceEntry[] =>
	uid === undefined ? [] : readEntries(recordedBy(uid, text));

/** The commands that this device recorded for the signed-in customer. */
export const recordedNow = ({ session }: Pick<App, "session">): readonly DeviceEntry[] =>
	entriesOf(session.getSnapshot().context.signedIn?.customer.uid, journalText());

/** The same. Re-renders with each change, of other tabs too. */
export const useRecorded = (): readonly DeviceEntry[] => {
	const uid = useSession().signedIn?.customer.uid;
	const text = useStore(onJournal, journalText);
	return useMemo(() => entriesOf(uid, text), [uid, text]);
};

/** Stores that a record has proved an unknown command. */
export const recordProofs = (
	uid: string,
	proved: readonly { readonly id: string; readonly record: string }[],
): void => {
	for (const { id, record } of proved) addStepTo(uid, id)("found", { record });
};

/** Stores that the customer has dismissed a command with unknown outcome. */
export const dismissEntry = (uid: string, id: string): void => addStepTo(uid, id)("dismissed");

export const deviceTime = () => instant(Date.now());
