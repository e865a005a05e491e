import { type DeviceEntry, type Timeline, timelineOf } from "@tradewind/domain/journal";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { thisPage } from "../../kept/journal-log.ts";
import { useSession } from "../../state/use-session.ts";
import type { JournalList } from "./kept-journal.ts";
import { deviceTime, recordProofs, useRecorded } from "./recorded.ts";

/** The rows of the journal; unknown commands that a record proves are stored as found. */
export const useTimeline = (list: JournalList): Timeline & { readonly entries: readonly DeviceEntry[] } => {
	const uid = useSession().signedIn?.customer.uid;
	const { rows, isAtEnd, query } = useSelector(list, ({ context }) => context);
	const entries = useRecorded();
	const timeline = useMemo(
		() =>
			timelineOf({
				records: rows,
				entries,
				kind: query.kind,
				isSearch: query.number !== "",
				hasMore: !isAtEnd,
				now: deviceTime(),
				page: thisPage,
			}),
		[rows, isAtEnd, query, entries],
	);
	useEffect(() => {
		if (uid !== undefined) recordProofs(uid, timeline.proved);
	}, [uid, timeline.proved]);
	return { ...timeline, entries };
};
