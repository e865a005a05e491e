import {
	alertAt,
	type Instrument,
	type LevelReading,
	type PriceAlert,
	priceLevelLimits,
	readLevel,
	withAlert,
	withLine,
	withoutAlert,
	withoutLine,
} from "@tradewind/domain/market";
import { type Price, toText, writeTypedDecimal } from "@tradewind/domain/money";
import { type ReactNode, useState } from "react";
import { askOnFirstAlert } from "../../../activity/device-notices.ts";
import { useWords } from "../../../i18n/words.ts";
import { priceLevels, usePriceLevels } from "../../../instruments/notices/price-levels.ts";
import { useQuote } from "../../../instruments/use-quote.ts";
import { issueText } from "../../../issues/issue-text.ts";
import { DecimalField } from "../../../ui/control/decimal-field.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { showToast } from "../../../ui/toast/toasts.ts";
import classes from "./level-sheet.module.css";
import { levelText } from "./level-text.ts";

interface LevelSheetProps {
	readonly instrument: Instrument;
	/** The price that the field begins with. */
	readonly price: Price | undefined;
	readonly onClose: () => void;
}

/** Sets alerts and the line of the instrument, and lists those that are set (docs/assumptions.md, A-750, A-751). */
export const LevelSheet = ({ instrument, price, onClose }: LevelSheetProps): ReactNode => {
	const words = useWords();
	const { t, language } = words;
	const { code, symbol, pricePrecision } = instrument;
	const [text, type] = useState(() => (price ? writeTypedDecimal(price, language.code) : ""));
	const levels = usePriceLevels();
	const latest = useQuote(code)?.price;
	const read = readLevel(text, language.code, instrument);
	const made = read.is === "price" ? alertAt(levels, instrument, read.price, latest) : undefined;
	const shown = (value: Price) => levelText(value, pricePrecision, language.tag);
	const own = ({ is }: { readonly is: string }) => `market.levels.issue.${is}`;
	const wrong = isWrong(read) ? issueText(read, words, { own }) : undefined;
	// A line can be drawn all the same.
	const hint =
		typeof made === "string"
			? issueText({ is: made, limit: priceLevelLimits.alerts }, words, { own })
			: undefined;

	const set = (alert: PriceAlert) => {
		priceLevels().change((now) => withAlert(now, alert));
		askOnFirstAlert();
		const what = t("market.levels.alert", { price: shown(alert.price) });
		showToast("done", t("shared.activity.toast.one", { symbol, what }));
		onClose();
	};
	const draw = (at: Price) => {
		priceLevels().change((now) => withLine(now, { code, price: at }));
		const what = t("market.levels.drawn", { price: shown(at) });
		showToast("done", t("shared.activity.toast.one", { symbol, what }));
		onClose();
	};
	return (
		<Sheet open onClose={onClose} title={t("market.levels.title")}>
			<form
				className={classes.levels}
				onSubmit={(event) => {
					event.preventDefault();
					if (typeof made === "object") set(made);
				}}
			>
				<DecimalField label={t("market.levels.price")} value={text} onType={type} wrong={wrong} hint={hint} />
				<p className={classes.about}>{t("market.levels.about", { symbol })}</p>
				<div className={classes.buttons}>
					<button
						type="button"
						className="quiet-button"
						disabled={read.is !== "price"}
						onClick={() => read.is === "price" && draw(read.price)}
					>
						{t("market.levels.draw")}
					</button>
					<button type="submit" className="main-button" disabled={typeof made !== "object"}>
						{t("market.levels.set")}
					</button>
				</div>
			</form>
			<Line instrument={instrument} shown={shown} />
			<Alerts instrument={instrument} />
			<p className={classes.about}>{t("market.levels.press")}</p>
		</Sheet>
	);
};

const isWrong = (read: LevelReading): read is Exclude<LevelReading, { readonly is: "price" | "empty" }> =>
	read.is !== "price" && read.is !== "empty";

const Line = (props: {
	readonly instrument: Instrument;
	readonly shown: (price: Price) => string;
}): ReactNode => {
	const { t } = useWords();
	const { code } = props.instrument;
	const line = usePriceLevels().lines.find((one) => one.code === code);
	if (!line) return null;
	return (
		<div className={classes.row}>
			<span>{t("market.levels.line", { price: props.shown(line.price) })}</span>
			<button
				type="button"
				className="quiet-button"
				aria-label={t("market.levels.removeLine")}
				onClick={() => priceLevels().change((levels) => withoutLine(levels, code))}
			>
				{t("market.levels.removeShort")}
			</button>
		</div>
	);
};

/** The alerts of all instruments, those of this one first. */
const Alerts = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t, language } = useWords();
	const { alerts } = usePriceLevels();
	const isHere = ({ code }: PriceAlert) => code === instrument.code;
	const ordered = [...alerts.filter(isHere), ...alerts.filter((alert) => !isHere(alert))];
	return (
		<section aria-labelledby="alerts-title">
			<h3 id="alerts-title" className={classes.head}>
				{t("market.levels.alerts", { number: alerts.length, limit: priceLevelLimits.alerts })}
			</h3>
			{alerts.length === 0 ? <p className={classes.about}>{t("market.levels.none")}</p> : null}
			<ul className={classes.list}>
				{ordered.map((alert) => {
					const { code, symbol, direction } = alert;
					const digits = isHere(alert) ? instrument.pricePrecision : undefined;
					const price = levelText(alert.price, digits, language.tag);
					return (
						<li key={`${code} ${toText(alert.price)}`} className={classes.row}>
							<span>
								<bdi>{symbol}</bdi>{" "}
								<span className={classes.way}>{t(`market.levels.${direction}`, { price })}</span>
							</span>
							<button
								type="button"
								className="quiet-button"
								aria-label={t("market.levels.remove", { symbol, price })}
								onClick={() => priceLevels().change((levels) => withoutAlert(levels, alert))}
							>
								{t("market.levels.removeShort")}
							</button>
						</li>
					);
				})}
			</ul>
		</section>
	);
};
