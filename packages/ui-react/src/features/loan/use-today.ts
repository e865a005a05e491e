import { Loans } from "@tradewind/domain/loan";
import type { CalendarDay } from "@tradewind/domain/time";
import { Result } from "effect";
import { useCallback, useEffect, useState } from "react";
import { useNewDay } from "../../i18n/on-new-day.ts";
import { type App, useApp } from "../../state/app.ts";
import { runRequest } from "../../state/machines.ts";
import { useOnReconnect } from "../../state/on-reconnect.ts";
import { shownReading } from "../../state/ports.ts";

/** The current day in the platform's calendar, read on arrival, on each new day and after a reconnect; `undefined` while unknown. */
export const useToday = (): CalendarDay | undefined => {
	const app = useApp();
	const [today, setToday] = useState<CalendarDay>();
	const read = useCallback(async () => {
		const day = await readToday(app);
		if (day !== undefined) setToday(day);
	}, [app]);
	useEffect(() => {
		void read();
	}, [read]);
	useOnReconnect(() => void read());
	useNewDay(() => void read());
	return today;
};

/** The current day in the platform's calendar; `undefined` if it could not be read. */
export const readToday = async (app: App): Promise<CalendarDay | undefined> =>
	Result.getOrUndefined(
		await runRequest(
			app,
			Loans.use((port) => port.today),
			shownReading,
		),
	);
