import { languages } from "@tradewind/domain/site";
import { Component, type ReactNode, useEffect, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { AppProvider } from "../src/state/app.ts";
import { startApp } from "../src/state/fake-app.test-support.ts";
import { ToastList } from "../src/ui/toast/toast-list.tsx";
import { components } from "./component-list.ts";
import { createExamples } from "./examples.tsx";
import { Machines } from "./machines.tsx";
import { apply, directions, type Switches, searchOf, switchesIn } from "./switches.ts";

/** Every component of docs/components.md, and every machine; in each theme, direction and language. */
export const Catalogue = (): ReactNode => {
	const [switches, setSwitches] = useState(() => switchesIn(location.search));
	const change = (changes: Partial<Switches>): void => setSwitches({ ...switches, ...changes });
	useEffect(() => {
		history.replaceState(null, "", searchOf(switches));
		void apply(switches);
	}, [switches]);
	return (
		<>
			<header className="catalogue-bar" dir="ltr" lang="en">
				<Choice
					name="Part"
					values={["components", "machines"]}
					chosen={switches.part}
					onChoose={(part) => change({ part })}
				/>
				<Choice
					name="Theme"
					values={["light", "dark"]}
					chosen={switches.theme}
					onChoose={(theme) => change({ theme })}
				/>
				<Choice
					name="Direction"
					values={directions}
					chosen={switches.direction}
					onChoose={(direction) => change({ direction })}
				/>
				<Choice
					name="Language"
					values={languages.map(({ code }) => code)}
					chosen={switches.language}
					onChoose={(language) => change({ language })}
				/>
			</header>
			{switches.part === "machines" ? <Machines /> : <Components />}
		</>
	);
};

interface ChoiceProps<Value extends string> {
	readonly name: string;
	readonly values: readonly Value[];
	readonly chosen: string;
	readonly onChoose: (value: Value) => void;
}

const Choice = <Value extends string>({ name, values, chosen, onChoose }: ChoiceProps<Value>): ReactNode => (
	<label>
		{name}{" "}
		<select
			value={chosen}
			onChange={({ target }) => {
				const value = values.find((each) => each === target.value);
				if (value !== undefined) onChoose(value);
			}}
		>
			{values.map((value) => (
				<option key={value}>{value}</option>
			))}
		</select>
	</label>
);

const Components = (): ReactNode => {
	const [{ app }] = useState(() => startApp());
	const [examples] = useState(createExamples);
	return (
		<AppProvider value={app}>
			<main className="catalogue">
				{components.map(({ name, about, files, examples: names }) => (
					<section key={name} id={name}>
						<h2 dir="ltr" lang="en">
							{name}
						</h2>
						<p className="catalogue-about" dir="ltr" lang="en">
							{plain(about)} <code>{files.join(" ")}</code>
						</p>
						<div className="catalogue-states">
							{names.flatMap((example) =>
								(examples[example] ?? []).map(({ state = example, element }) => (
									<MemoryRouter key={`${example} ${state}`}>
										<figure>
											<figcaption dir="ltr">{state}</figcaption>
											<Guarded>{element()}</Guarded>
										</figure>
									</MemoryRouter>
								)),
							)}
						</div>
					</section>
				))}
				<MemoryRouter>
					<ToastList />
				</MemoryRouter>
			</main>
		</AppProvider>
	);
};

/** Without the marks of Markdown. */
const plain = (markdown: string): string => markdown.replace(/`|\[(.*?)\]\(.*?\)/gu, "$1");

/** An example that fails says why, and leaves the others where they are. */
class Guarded extends Component<{ readonly children: ReactNode }, { readonly failed?: string }> {
	override state: { readonly failed?: string } = {};
	static getDerivedStateFromError(error: unknown) {
		return { failed: String(error) };
	}
	override render(): ReactNode {
		return this.state.failed === undefined ? this.props.children : <p role="alert">{this.state.failed}</p>;
	}
}
