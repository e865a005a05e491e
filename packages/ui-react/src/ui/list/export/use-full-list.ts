import { useEffect, useEffectEvent, useState } from "react";

interface Reader<Query> {
	readonly getSnapshot: () => { readonly status: string };
	readonly start: () => unknown;
	readonly stop: () => unknown;
	readonly send: (event: { readonly type: "read"; readonly query: Query }) => void;
}

/** A machine that reads a whole list as long as its sheet is open. */
export const useFullList = <Query, Actor extends Reader<Query>>(make: () => Actor, query: Query): Actor => {
	const [actor, setActor] = useState(make);
	const begin = useEffectEvent((reader: Actor) => {
		// A sheet that React takes down and puts up again has a machine that has ended.
		if (reader.getSnapshot().status === "stopped") {
			setActor(make());
			return;
		}
		reader.start();
		reader.send({ type: "read", query });
	});
	useEffect(() => {
		begin(actor);
		return () => void actor.stop();
	}, [actor]);
	return actor;
};
