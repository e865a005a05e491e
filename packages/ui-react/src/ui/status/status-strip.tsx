import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { useHiddenAmounts } from "../../state/use-hidden-amounts.ts";
import { useSettings } from "../../state/use-settings.ts";
import { Icon } from "../icon/icon.tsx";
import { cross } from "../icon/signs.ts";
import { Age } from "./age.tsx";
import { RiskBar } from "./risk-bar.tsx";
import classes from "./status-strip.module.css";
import { type ShownStatus, useAnnouncement, useStatuses } from "./statuses.ts";

/** The strip below the header of every page: each state that the customer must know, with the age of the shown data. */
export const StatusStrip = (): ReactNode => {
	const statuses = useStatuses();
	return statuses.length === 0 ? null : <Strip statuses={statuses} />;
};

const Strip = ({ statuses }: { readonly statuses: readonly ShownStatus[] }): ReactNode => {
	const { t } = useWords();
	const strip = useRef<HTMLElement>(null);
	useHeight(strip);
	return (
		<section ref={strip} className={classes.strip} aria-label={t("shared.strip")}>
			{statuses.map((status) => (
				<Row key={status.kind} status={status} />
			))}
		</section>
	);
};

const Row = ({ status }: { readonly status: ShownStatus }): ReactNode => {
	const { t } = useWords();
	const { text, shown, level, since, detail, place, to, onOpen, onPress, onRead } = status;
	const head = shown?.head ?? text;
	const words = t(head.key, head.facts);
	return (
		<div className={classes.row} data-level={level} data-status={status.kind}>
			<span className={classes.sign} aria-hidden="true" />
			{onOpen || onPress ? (
				<button
					type="button"
					className={classes.text}
					aria-haspopup={onOpen && "dialog"}
					onClick={onOpen ?? onPress}
				>
					{words}
				</button>
			) : to ? (
				<Link className={classes.text} to={to} onClick={onRead}>
					{words}
				</Link>
			) : (
				<span className={classes.text}>{words}</span>
			)}
			{detail ? <Detail of={detail} /> : null}
			{since === undefined ? null : (
				<bdi className={classes.detail}>
					<Age since={since} text="shared.priceAge" />
				</bdi>
			)}
			{place === undefined || level === "note" ? null : <RiskBar place={place} risk={level} />}
			{shown ? (
				<span className={`${classes.detail} ${classes.note}`}>{t(shown.note.key, shown.note.facts)}</span>
			) : null}
			{onRead ? (
				<button type="button" className={classes.dismiss} aria-label={t("shared.dismiss")} onClick={onRead}>
					<Icon sign={cross} size={20} weight={2} />
				</button>
			) : null}
		</div>
	);
};

const Detail = ({ of }: { readonly of: NonNullable<ShownStatus["detail"]> }): ReactNode => {
	const { language } = useWords();
	const { timeZone } = useSettings();
	useHiddenAmounts();
	return <bdi className={classes.detail}>{of(language.tag, timeZone)}</bdi>;
};

/** Sticky elements below the header of a page move down by the height of the strip. */
const useHeight = (strip: { readonly current: HTMLElement | null }): void =>
	useLayoutEffect(() => {
		const element = strip.current;
		if (!element) return;
		const { style } = document.documentElement;
		const observer = new ResizeObserver(() => style.setProperty("--tw-strip", `${element.offsetHeight}px`));
		observer.observe(element);
		return () => {
			observer.disconnect();
			style.removeProperty("--tw-strip");
		};
	}, [strip]);

/**
 * Announces each status once, for all pages. Screen readers announce a change of a `status` that exists already, and an `alert` when it is
 * inserted.
 */
export const StatusAnnouncer = (): ReactNode => {
	const { t } = useWords();
	const announcement = useAnnouncement();
	const words = announcement && t(announcement.text.key, announcement.text.facts);
	return (
		<>
			<span className="visually-hidden" role="status">
				{announcement?.isAlert ? null : words}
			</span>
			{announcement?.isAlert ? (
				<span key={words} className="visually-hidden" role="alert">
					{words}
				</span>
			) : null}
		</>
	);
};
