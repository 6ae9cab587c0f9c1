/** The course: chapters at the left, one figure, one paragraph with one thing to do, and the way on. */
import '../messages';
import '../styles/index.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { width } from '../../base/window/width';
import { ProgressCard } from '../../workbench/overlays/ProgressCard';
import { FailureDialog } from '../../workbench/overlays/FailureDialog';
import { Notice } from '../../workbench/overlays/Notice';
import { addCourseLayer } from '../figure/layer';
import { listenToCourseKeys } from '../keys';
import { startCourse } from '../player';
import { chapter, here, answerable, ended, ready, shown, stop, stuck } from '../state';
import { AskCard } from './AskCard';
import { Beats } from './Beats';
import { ChapterList } from './ChapterList';
import { Figure } from './Figure';
import { Foot } from './Foot';
import { Parts, Strips } from './Parts';
import { aboutOf, chapters, guestChapter } from '../course';
import { firstWay } from '../course/way';
import { Say, SayInline } from './Say';
import { CourseBar } from './CourseBar';
import { TextParts } from './TextParts';
import { StudySteps } from './StudySteps';
import { Tryout } from './Tryout';
import { WhySteps } from './WhySteps';
import { symbolHover } from '../../core/controls/symbolHover';
import { useLitPage } from '../../workbench/inspector/litPage';
import { listenToFiles } from '../drops';
import { Checklist, FrontView, Presenter, TourEnd, TourHead, Worksheet } from './later';
import { form } from '../form';
import { embedded } from '../../core/session/embedded';
import { lazy } from '../../core/controls/lazy';
import { watchChecklist } from '../checklist';

const OutLink = lazy(async () => (await import('../embed/OutLink')).OutLink);

addCourseLayer();

export function LearnRoom() {
  useEffect(startCourse, []);
  useEffect(watchChecklist, []);
  useEffect(listenToCourseKeys, []);
  useEffect(listenToFiles, []);
  useLitPage();
  if (form.value === 'print') return <Worksheet />;
  if (form.value === 'present') return <Presenter />;
  const { id, part, tour } = chapter.value;
  const guest = id === guestChapter;
  // A question that this trace has no answer to is not asked.
  const sound = answerable.value;
  const { say, ask, steps, tryout, fresh } = stop.value;
  if (ended.value)
    return (
      <Room>
        <TourEnd />
      </Room>
    );
  return (
    <Room>
      <main class="l-stage" aria-label={t('learn.figure')}>
        {guest ? (
          <TourHead />
        ) : (
          <div class="l-head">
            <p class="l-cap">
              <span>{t(`learn.part.${part}`)}</span>
              <span aria-hidden="true">·</span>
              <span>{t('learn.chapter', { number: id, all: chapters.length, minutes: aboutOf(id)!.minutes })}</span>
              {wayNote(id) && (
                <>
                  <span aria-hidden="true">·</span>
                  <span>{wayNote(id)}</span>
                </>
              )}
            </p>
            <h1>
              <SayInline text={tour.title} />
            </h1>
            <Beats />
          </div>
        )}
        <Figure />
        <StudySteps />
        <Parts />
      </main>
      <aside class="l-text" {...symbolHover} key={`${id}.${here.value.stop}`}>
        <Say text={say} />
        {ask && sound && !stuck.value && <AskCard ask={ask} />}
        {steps && <WhySteps steps={steps} />}
        {width.value === 'small' && <Strips />}
        {tryout && <Tryout tryout={tryout} />}
        <TextParts />
        {width.value === 'small' && ready.value && shown.value.parts.has('front') && <FrontView />}
        {shown.value.parts.has('checklist') && <Checklist />}
        {embedded && <OutLink />}
        {fresh && (
          <div class="l-fresh">
            <Say text={fresh} />
          </div>
        )}
      </aside>
    </Room>
  );
}

/** Where the chapter is on the first way: said at its beginning, and of what may be left out. */
const wayNote = (id: number): string | null =>
  id === 1 ? t('learn.way', firstWay) : aboutOf(id)!.aside ? t('learn.way.aside') : null;

/** What stands around a stop. */
function Room({ children }: { children: ComponentChildren }) {
  return (
    <div class={`learn ${width.value} ${embedded ? 'embedded' : ''}`}>
      {!embedded && <CourseBar />}
      {!embedded && width.value === 'wide' && <ChapterList />}
      {children}
      <Foot />
      <ProgressCard />
      {!embedded && <Notice />}
      <FailureDialog />
    </div>
  );
}
