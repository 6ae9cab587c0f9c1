import { actions } from '../../core/actions';

/** The question of a lesson, where its panel is a drawer: what all of the page is about stays in sight. A click opens the lesson. */
export function QuestionLine({ question }: { question: string }) {
  return (
    <button type="button" class="lnk question" title={question} onClick={() => actions.setPanel('lesson')}>
      <span class="cut">{question}</span>
    </button>
  );
}
