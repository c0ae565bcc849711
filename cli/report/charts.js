// Draws the charts of a report in the browser. It is put into the page unchanged, after uPlot, and uses only the
// numbers beside it.
/* global uPlot, document, matchMedia, getComputedStyle, ResizeObserver, devicePixelRatio */
(() => {
  const HEIGHT = 320;
  const DASHES = [[], [10, 4], [3, 3], [12, 4, 3, 4], [6, 6], [2, 6]];
  const charts = JSON.parse(document.getElementById('charts').textContent);
  const { language } = charts;

  /** The colours belong to the style sheet, which knows whether the reader likes it dark. */
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  const ofSeries = (index) => () => colour(`series-${index % 6}`);

  const formats = {
    percent: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
    number: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
  };

  const axis = (label, values) => ({
    label,
    values,
    stroke: () => colour('ink'),
    grid: { stroke: () => colour('grid') },
    ticks: { stroke: () => colour('grid') },
  });

  const written = (format) => (value) => (value === null || value === undefined ? '' : formats[format].format(value));

  /** Whiskers from the low to the high end of each interval, and a line at the fair share. */
  const drawIntervals =
    ({ low, high, reference }) =>
    (plot) => {
      const { ctx, bbox } = plot;
      const cap = 6 * devicePixelRatio;
      ctx.save();
      ctx.beginPath();
      ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
      ctx.clip();
      ctx.strokeStyle = colour('ink');
      ctx.lineWidth = 1.5 * devicePixelRatio;
      ctx.beginPath();
      low.forEach((value, index) => {
        if (value === null || high[index] === null) return;
        const x = plot.valToPos(index, 'x', true);
        const [from, to] = [plot.valToPos(value, 'y', true), plot.valToPos(high[index], 'y', true)];
        ctx.moveTo(x, from);
        ctx.lineTo(x, to);
        for (const y of [from, to]) {
          ctx.moveTo(x - cap, y);
          ctx.lineTo(x + cap, y);
        }
      });
      ctx.stroke();
      if (reference !== null) {
        const y = plot.valToPos(reference, 'y', true);
        ctx.setLineDash([6 * devicePixelRatio, 4 * devicePixelRatio]);
        ctx.beginPath();
        ctx.moveTo(bbox.left, y);
        ctx.lineTo(bbox.left + bbox.width, y);
        ctx.stroke();
      }
      ctx.restore();
    };

  const bars = ({ names, values, low, high, reference, across, up, format }) => {
    const most = Math.max(...values, ...high.filter((value) => value !== null), reference ?? 0);
    const named = (index) => (Number.isInteger(index) ? (names[index] ?? '') : '');
    return {
      options: {
        scales: { x: { time: false, range: [-0.5, names.length - 0.5] }, y: { range: [0, most > 0 ? most * 1.1 : 1] } },
        axes: [
          // Where there is no room for every name, every second or third is enough: the table has them all.
          {
            ...axis(across, (_, splits) => splits.map(named)),
            splits: () => names.map((_, index) => index),
            filter: (plot, splits) => {
              const widest = Math.max(...names.map((name) => name.length)) * 8 + 8;
              const step = Math.max(1, Math.ceil((widest * names.length) / plot.width));
              return splits.map((index) => (index % step === 0 ? index : null));
            },
            grid: { show: false },
          },
          { ...axis(up, (_, splits) => splits.map(written(format))), size: 70 },
        ],
        series: [
          { label: across, value: (_, index) => named(index) },
          {
            label: up,
            stroke: () => colour('ink'),
            width: 1,
            fill: () => colour('bar'),
            points: { show: false },
            paths: uPlot.paths.bars({ size: [0.6, 90] }),
            value: (_, value) => written(format)(value),
          },
        ],
        hooks: { draw: [drawIntervals({ low, high, reference })] },
      },
      data: [names.map((_, index) => index), values],
    };
  };

  const lines = ({ first, series, across, up, format }) => {
    const length = Math.max(...series.map(({ values }) => values.length));
    return {
      options: {
        scales: { x: { time: false } },
        axes: [axis(across), { ...axis(up, (_, splits) => splits.map(written(format))), size: 70 }],
        series: [
          { label: across },
          ...series.map(({ name }, index) => ({
            label: name,
            stroke: ofSeries(index),
            width: 2,
            dash: DASHES[index % DASHES.length],
            points: { show: false },
            value: (_, value) => written(format)(value),
          })),
        ],
      },
      data: [
        Array.from({ length }, (_, index) => first + index),
        ...series.map(({ values }) => Array.from({ length }, (_, index) => values[index] ?? null)),
      ],
    };
  };

  for (const chart of charts.all) {
    const place = document.getElementById(chart.id);
    const { options, data } = chart.kind === 'bars' ? bars(chart) : lines(chart);
    const plot = new uPlot({ width: place.clientWidth, height: HEIGHT, ...options }, data, place);
    new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height: HEIGHT })).observe(place);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => plot.redraw());
  }
})();
