import { Loans } from "@tradewind/domain/loan";
import type { CalendarDay } from "@tradewind/domain/time";
import { Result } from "effect";
import { useEffect, useState } from "react";
import { useApp } from "../../state/app.ts";
import { runLaterRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";

/** The present day in the platform's calendar, read on arrival; `undefined` while unknown. */
export const useToday = (): CalendarDay | undefined => {
	const app = useApp();
	const [today, setToday] = useState<CalendarDay>();
	useEffect(() => {
		let isLeft = false;
		const read = async () => {
			const day = await runLaterRequest(
				app,
				Loans.use((port) => port.today),
				shownReading,
			);
			if (Result.isSuccess(day) && !isLeft) setToday(day.success);
		};
		void read();
		return () => {
			isLeft = true;
		};
	}, [app]);
	return today;
};
