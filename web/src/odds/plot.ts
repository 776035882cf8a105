/** Observable Plot, loaded when the first chart is shown. */

import type * as Plot from "@observablehq/plot";

export type PlotModule = typeof Plot;
let loading: Promise<PlotModule> | undefined;

export const loadPlot = (): Promise<PlotModule> => (loading ??= import("@observablehq/plot"));

/** A drawing without the style sheets that Plot puts inside: the page's content policy lets none in. See Chart.svelte. */
export function drawn(plot: PlotModule, options: Plot.PlotOptions): Element {
  const element = plot.plot({
    className: "plot",
    style: { background: "none", color: "currentColor", fontFamily: "inherit", fontSize: "12px", overflow: "visible" },
    ...options,
  });
  for (const sheet of element.querySelectorAll("style")) sheet.remove();
  return element;
}
