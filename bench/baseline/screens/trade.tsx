import { type ReactNode, useEffect, useRef } from "react";
import { nextPaint } from "./next-paint.ts";
import type { ScreenProps } from "./screen.ts";

const fields = ["amount", "price", "multiple"] as const;

export const Trade = ({ t, greeting }: ScreenProps): ReactNode => {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		void import("./candle-chart.ts").then(async ({ drawCandles }) => {
			await nextPaint();
			if (box.current) drawCandles(box.current);
		});
	}, []);
	return (
		<>
			<h1>{t("hello", { name: greeting.name })}</h1>
			<div ref={box} className="chart" />
			{fields.map((field) => (
				<label key={field}>
					{t(field)} <input name={field} inputMode="decimal" />
				</label>
			))}
		</>
	);
};
